/** What an update or the frames of a replay tell, as chapters of a story. */
import type { Frame, Line, StoryEvent, Update } from "../../wire";
import type { Chapter, Position } from "./pacing";

/** What an update brings: the tables that have passed, and its own after the last choice. */
export function chapterOf(update: Update): Chapter {
  const story = update.story.length ? update.story : eventsOf(update.lines);
  const positions = new Map<number, Position>(update.passed.map((one) => [one.number, one]));
  const last = Math.max(-1, ...story.map((event) => event.number));
  if (last >= 0) positions.set(last, { view: update.view, waiting: update.waiting });
  return { story, scenes: update.scenes, positions };
}

/** What the frames of a replay bring, each with the table after it. */
export function chapterIn(frames: readonly Frame[]): Chapter {
  const story = frames.flatMap((frame) => (frame.story.length ? frame.story : eventsOf(frame.lines)).map((event) => ({ ...event, number: frame.step })));
  const positions = new Map<number, Position>(frames.map((frame) => [frame.step, frame]));
  return { story, scenes: frames.flatMap((frame) => frame.scenes), positions };
}

const PLAIN = 2;

/** The lines of a game that tells no story: what one seat did in one choice is one event. */
export function eventsOf(lines: readonly Line[]): StoryEvent[] {
  const events: StoryEvent[] = [];
  for (const line of lines) {
    if (line.message === "forced") continue;
    const last = events.at(-1);
    if (last && last.number === line.number && last.seat === line.seat) {
      events[events.length - 1] = { ...last, place: [...last.place, ...line.about], text: `${last.text} ${line.text}` };
      continue;
    }
    events.push({ id: line.number, number: line.number, seat: line.seat, kind: line.message, weight: PLAIN, text: line.text, place: line.about, tag: "", beats: [], scene: "", rule: line.rule });
  }
  return events;
}
