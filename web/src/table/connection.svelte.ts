/**
 * The socket of one table: says hello with what is known already, comes back by itself after a loss,
 * and sends whatever was not acknowledged again under the same id, so that nothing is lost or done twice.
 *
 * It knows nothing of games or of what is shown; messages go to the listener as they come.
 */
import { requestId } from "../lib/session.svelte";
import type { Acknowledged, ClientCommand, Farewell, Hello, Refused, ServerMessage } from "../wire";

/** `gone`: the server has said that coming back is of no use. */
export type Link = "connecting" | "open" | "lost" | "gone";

/** Commands that must arrive once, however often the line breaks. */
type Lasting = Extract<ClientCommand, { do: "choose" | "undo" | "order" | "propose" | "ballot" | "leave" | "chat" }>;
/** Questions: whoever asked them has forgotten them when the line comes back. */
type Passing = Extract<ClientCommand, { do: "why_not" | "preview" | "hint" | "odds" | "met" | "describe" | "look" | "locale" | "seen" }>;
type WithoutId<Command> = Command extends { id: string } ? Omit<Command, "id"> : Command;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A socket that says nothing at all in this time after opening is given up. */
const GREETING = 10_000;
/** So long nothing is sent again after the server has said that it takes no more for the moment. */
const BREATHER = 1_000;

/** Whether the server says that more has come than it takes: of what, it does not know. */
export const isTooMuch = (message: ServerMessage): boolean => message.type === "refused" && message.code === "too-many" && !message.id;

export interface Listener {
  /** What the next greeting says. */
  hello(): Hello;
  message(message: ServerMessage): void;
}

export class Connection {
  link = $state<Link>("connecting");
  /** Why the server has closed the table for us. */
  farewell = $state.raw<Farewell | null>(null);
  #unanswered = new Map<string, Lasting>();
  #socket: WebSocket | null = null;
  #losses = 0;
  #timer = 0;
  #again = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly code: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Sends a command that is kept until the server has answered it; gives its id. */
  send(command: WithoutId<Lasting>): string {
    const whole = { ...command, id: requestId() } as Lasting;
    this.#unanswered.set(whole.id, whole);
    this.#put(whole);
    return whole.id;
  }

  /** Asks something; without a line nothing is asked and the answer is null. */
  ask(question: WithoutId<Passing>): string | null {
    if (this.link !== "open") return null;
    const id = requestId();
    const bare = question.do === "look" || question.do === "locale" || question.do === "seen";
    this.#put((bare ? question : { ...question, id }) as Passing);
    return id;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    this.#socket?.close(1000);
  }

  #open(): void {
    clearTimeout(this.#timer);
    const address = new URL(`/ws/tables/${encodeURIComponent(this.table)}`, location.href);
    if (this.code) address.searchParams.set("code", this.code);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#timer = window.setTimeout(() => socket.close(), GREETING);
    socket.onopen = () => {
      this.#put(this.listener.hello());
      for (const command of this.#unanswered.values()) this.#put(command);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #put(command: ClientCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#timer);
    if (message.type === "farewell") {
      this.farewell = message;
      if (!message.again) this.link = "gone";
      return;
    }
    this.#losses = 0;
    this.link = "open";
    this.farewell = null;
    if (isTooMuch(message)) this.#breathe();
    else if (message.type === "ack" || message.type === "refused") this.#settle(message);
    this.listener.message(message);
  }

  #settle(answer: Acknowledged | Refused): void {
    this.#unanswered.delete(answer.id);
  }

  /** The server has read none of what came too fast: what must arrive is sent again a little later. */
  #breathe(): void {
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => {
      for (const command of this.#unanswered.values()) this.#put(command);
    }, BREATHER);
  }

  #lost(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    if (this.#closed || this.link === "gone") return;
    this.link = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#losses++);
    this.#timer = window.setTimeout(() => this.#open(), wait * (0.5 + Math.random()));
  }

  /** The network is gone: an old socket would look open for minutes, and whatever is said would go nowhere. */
  #drop = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  };

  /** The network or the reader is back: no reason to wait on. */
  #hurry = (): void => {
    if (this.#closed || document.hidden || this.link !== "lost" || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#open();
  };
}
