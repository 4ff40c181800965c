/** The lessons of a guided game as this browser shows them: where the server says that the pupil is, and what is looked at. */
import { api } from "../lib/api";
import { study, word } from "../lib/text.svelte";
import type { CourseInfo, LessonInfo, LessonNow } from "../wire";
import type { TableStore } from "../table/store.svelte";

export class Pupil {
  course = $state.raw<CourseInfo | null>(null);
  /** Whether the bubble is folded to a button. */
  folded = $state(false);
  /** An earlier lesson that is read again; null: the present one. */
  private again = $state<number | null>(null);
  /** The sentence that was put away. */
  private heard = $state("");

  constructor(private readonly table: TableStore) {
    const { game } = table.info;
    void Promise.all([api.get<CourseInfo>(`games/${game}/lessons`), study(game)]).then(([course]) => (this.course = course));
  }

  /** Where the pupil is; null as long as it is not known, and for spectators. */
  get now(): LessonNow | null {
    return this.table.update?.lesson ?? null;
  }
  get lessons(): readonly LessonInfo[] {
    return this.course?.lessons ?? [];
  }
  get done(): boolean {
    return this.now !== null && this.course !== null && this.now.number > this.lessons.length;
  }
  get left(): boolean {
    return this.now?.left ?? false;
  }
  /** The place of the present lesson in the list. */
  get at(): number {
    return (this.now?.number ?? 1) - 1;
  }
  /** Whether the pupil is asked what the present lesson speaks of, and can see it. */
  get asks(): boolean {
    return this.now !== null && this.now.open && this.table.asked !== null;
  }
  /** Whether an earlier lesson is read again. */
  get looksBack(): boolean {
    return this.again !== null && this.again < this.at;
  }
  /** The lesson that the bubble shows; null if there is none to show. */
  get shown(): LessonInfo | null {
    if (this.left) return null;
    if (this.looksBack) return this.lessons[this.again as number] ?? null;
    return this.asks ? (this.lessons[this.at] ?? null) : null;
  }
  /** Whether the lesson is told in general, since the pupil went another way. */
  get general(): boolean {
    return !this.looksBack && (this.now?.strayed ?? false);
  }
  /** Whether the bubble has nothing to ask for but to go on. */
  get continues(): boolean {
    return !this.looksBack && (this.general || this.shown?.kind !== "choose");
  }
  /** What was said to the last choice. */
  get said(): string {
    const said = this.now?.said ?? "";
    const [id = ""] = said.split(".");
    const lesson = this.lessons.find((one) => one.id === id);
    return lesson ? this.text(lesson, said.slice(id.length + 1)) : "";
  }
  /** The same, as long as it was not put away. */
  get news(): string {
    return this.said === this.heard || this.left ? "" : this.said;
  }
  /** The same above the next lesson: what led there step by step is behind the pupil then. */
  get echo(): string {
    const [id, attribute] = (this.now?.said ?? "").split(".");
    const led = attribute === "good" && this.lessons.some((lesson) => lesson.id === id && lesson.then.length > 0);
    return led || this.looksBack ? "" : this.news;
  }
  /** The option to which *Show me* leads: that of the lesson, between lessons what leads on from the last. */
  get leads(): string {
    if (this.asks && !this.looksBack) return this.general ? "" : (this.lessons[this.at]?.show ?? "");
    return this.lessons[this.at - 1]?.then.find((key) => this.table.offers.has(key)) ?? "";
  }

  /** A text of a lesson: its title, or one of its attributes. */
  text(lesson: LessonInfo, attribute = ""): string {
    return word(this.table.info.game, `lesson-${lesson.id}${attribute && `.${attribute}`}`, lesson.facts);
  }
  back(): void {
    const from = this.looksBack ? (this.again as number) : this.at;
    if (from > 0) this.again = from - 1;
  }
  forward(): void {
    this.again = this.looksBack ? (this.again as number) + 1 : null;
  }
  /** Shows a lesson that is behind the pupil, or the present one. */
  look(at: number): void {
    this.again = at < this.at ? at : null;
    this.folded = false;
  }
  /** To the lesson: from the button to which it was folded, or after the lessons were left. */
  comeBack(): void {
    this.folded = false;
    if (this.left) void this.takeUp();
  }
  /** The sentence has been read. */
  putAway(): void {
    this.heard = this.said;
  }
  /** The lesson has been read. */
  async read(): Promise<void> {
    const lesson = this.lessons[this.at];
    if (lesson) await this.change({ read: lesson.id });
  }
  async leave(): Promise<void> {
    await this.change({ left: true });
  }
  async takeUp(): Promise<void> {
    this.folded = false;
    await this.change({ left: false });
  }
  private async change(wish: { read?: string; left?: boolean }): Promise<void> {
    try {
      await api.patch(`tables/${this.table.info.id}/lessons`, wish);
    } catch (error) {
      this.table.trouble = (error as Error).message;
    }
  }
}
