/**
 * Copies a text. A page without TLS, as in a house or a club, has no `navigator.clipboard`: there the browser's old
 * command is tried, and where that is refused, too, the text is shown selected, to be copied by hand.
 */
import { mount, unmount } from "svelte";
import CopyByHand from "../shell/CopyByHand.svelte";

/** Whether the text is on the clipboard now; if not, it is shown. */
export async function copy(text: string): Promise<boolean> {
  if ((await byClipboard(text)) || byCommand(text)) return true;
  show(text);
  return false;
}

async function byClipboard(text: string): Promise<boolean> {
  // The types promise a clipboard; only secure pages have one.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function byCommand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.className = "spoken";
  area.value = text;
  // Otherwise a phone would bring up its keyboard.
  area.readOnly = true;
  // Behind an open dialog nothing can be selected.
  const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  front.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

function show(text: string): void {
  const shown = mount(CopyByHand, { target: document.body, props: { text, onclose: () => void unmount(shown) } });
}
