import { describe, expect, it } from "vitest";
import { idOf, nameOf } from "../src/pages/account/push";

describe("a browser that gets web push", () => {
  it("is called by its make and system", () => {
    expect(nameOf("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox, Linux");
    const android = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
    expect(nameOf(android)).toBe("Chrome, Android");
    expect(nameOf("something else")).toBe("");
  });

  it("has the id that the server gives it", async () => {
    expect(await idOf("https://push.example/abc")).toBe("f7a263f8786e9f95");
  });
});
