/** What an update or the frames of a replay tell, as chapters of a story. */
import type { Frame, Update } from "../../wire";
import type { Chapter, Position } from "./pacing";

/** What an update brings: the tables that have passed, and its own after the last choice. */
export function chapterOf(update: Update): Chapter {
  const { story } = update;
  const positions = new Map<number, Position>(update.passed.map((one) => [one.number, one]));
  const last = Math.max(-1, ...story.map((event) => event.number));
  if (last >= 0) positions.set(last, { view: update.view, waiting: update.waiting });
  return { story, scenes: update.scenes, positions };
}

/** What the frames of a replay bring, each with the table after it. */
export function chapterIn(frames: readonly Frame[]): Chapter {
  const story = frames.flatMap((frame) => frame.story.map((event) => ({ ...event, number: frame.step })));
  const positions = new Map<number, Position>(frames.map((frame) => [frame.step, frame]));
  return { story, scenes: frames.flatMap((frame) => frame.scenes), positions };
}
