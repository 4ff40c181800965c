/** Seats and lines of a log, as the tests of the table need them. */
import type { Line, SeatInfo } from "../src/wire";

export const seat = (number: number, name: string, changed: Partial<SeatInfo> = {}): SeatInfo => ({ seat: number, kind: "person", badge: "A", name, level: "", person: "", you: false, connected: true, gone: false, replaceable: false, code: "", ...changed });

export const line = (number: number, who: number | null, message: string, text: string, turn: number, changed: Partial<Line> = {}): Line => ({ number, seat: who, message, text, rule: "", rule_title: "", more: "", turn, cause: "player", whispered: false, about: [], sub: "", decided: false, scene: "", ...changed });
