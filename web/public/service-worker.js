/** Shows what is pushed, and opens the table when it is clicked. Nothing is cached here. */
self.addEventListener("push", (event) => {
  const news = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(news.title ?? "Rulewright", { body: news.text ?? "", tag: news.id ?? "", icon: "/favicon.svg", data: news.url ?? "/" }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
