// Made by `python -m rulewright.server.wire_types` from the structs of the server. Do not change it by hand.

export type Locale = "en" | "pl";

export type Level = "novice" | "steady" | "sharp" | "master";

export type Badge = "A" | "B" | "C" | "D" | "E" | "F";

/** A table waits for players, is played, has come to its end by the rules, or was ended before. */
export type Status = "open" | "playing" | "finished" | "ended";

export type SeatKind = "person" | "bot" | "open" | "invited";

export type Cause = "player" | "bot" | "order" | "time";

export type Identifier = string;

export type Name = string;

export type Key = string;

/** Chosen by the browser; the same request is carried out once, however often it arrives. */
export type Request = string;

/** One that is chosen must have eight characters: the server says so in words (`weak-password`). */
export type Password = string;

export type Nonce = string;

export type Commitment = string;

export type SeatNumber = number;

/** A number of something that is counted: every whole number of the wire has bounds, those of the database. */
export type Count = number;

/** Why a request was not carried out: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  text: string;
}

/** What a person has chosen for the whole client. */
export interface Settings {
  confirm: "never" | "reveals" | "always";
  animations: boolean;
  /** How long what others do is shown. */
  pace: "off" | "quick" | "normal" | "slow";
  hints: boolean;
  mail: boolean;
  webhook: boolean;
  push: boolean;
  reminders: boolean;
}

/** The person of this session. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
  locale: Locale;
  settings: Settings;
  email: string;
  /** Whether mail goes to this address: whoever reads it has said so. */
  email_confirmed: boolean;
  webhook: string;
}

/** Who the browser is; `csrf` goes into the header X-CSRF-Token of every changing request. */
export interface Me {
  csrf: string;
  person: Person | null;
  /** The public key for web push; empty if the host has not set it up. */
  push_key: string;
  /** Whether the host has set up mail. */
  mail: boolean;
}

export interface NewGuest {
  name: Name;
  locale?: Locale;
}

export interface Credentials {
  name: Name;
  password: Password;
}

/** A new account, or the upgrade of the guest who asks. */
export interface Registration {
  name: Name;
  password: Password;
  locale?: Locale;
}

/** What is given is changed. */
export interface ChangedPerson {
  name?: Name | null;
  locale?: Locale | null;
  settings?: Settings | null;
  email?: string | null;
  webhook?: string | null;
}

export interface ChangedPassword {
  old: string;
  new: Password;
}

/** Proof that the whole account is meant: the password, or for guests the name. */
export interface Deletion {
  password?: string;
  name?: string;
}

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** By which the person knows this browser from their others. */
  name?: string;
}

/** A browser that gets web push. */
export interface PushBrowser {
  /** The first sixteen digits of the SHA-256 of its endpoint. */
  id: string;
  name: string;
  at: number;
}

/** What the link in a mail carries: the reader of this address agrees to get mail. */
export interface Confirmation {
  token: string;
}

/** A link by which a guest comes back on another device; the old one stops working. */
export interface GuestLink {
  token: string;
}

export interface UsedLink {
  token: string;
}

export interface Acquaintance {
  id: string;
  name: string;
  kind: "block" | "mute";
}

export interface Relation {
  kind: "block" | "mute";
}

export interface Report {
  person: Identifier;
  text: string;
  table?: Identifier | null;
}

export interface Notification {
  id: number;
  at: number;
  kind: string;
  text: string;
  table: string;
  seen: boolean;
}

/** What a person's receiver checks the header X-Rulewright-Signature with. */
export interface WebhookSecret {
  secret: string;
}

/** How much there is to a game; empty if it does not say. */
export type Weight = "" | "light" | "medium" | "heavy";

/** One option of a new game; `many` means that several values are chosen. */
export interface OptionInfo {
  name: string;
  title: string;
  description: string;
  default: unknown;
  values: unknown[];
  titles: string[];
  many: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  line: string;
  /** A shorter line for cards, or the same. */
  motto: string;
  weight: Weight;
  /** How long a game lasts, the least and the most; empty if it does not say. */
  minutes: number[];
  /** The colour behind the icon, `#6B1A14`; may be empty. */
  ground: string;
  /** The path of an SVG on 512 by 512; may be empty. */
  icon: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  levels: string[];
  /** Whether players are asked at moments at which only some of them have something to use. */
  windows: boolean;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  /** `rulebook`, `clarified` and so on, as the rulebook marks it; may be empty. */
  source: string;
}

export interface ChapterText {
  title: string;
  rules: RuleText[];
}

export interface RulebookText {
  game: string;
  introduction: string;
  chapters: ChapterText[];
}

/** What is printed on the things of a game, for its board: everybody may know it. */
export interface GameContent {
  game: string;
  /** Empty for the content that comes with the game, else what identifies a content pack. */
  content: string;
  /** As `Game.printed` of the game tells it. */
  printed: Record<string, unknown>;
}

/** How often a bot has won against others, as it was measured. */
export interface Tournament {
  game: string;
  players: number;
  /** What the others are called, in the reader's language. */
  others: string[];
  /** A shared win counts half. */
  won: number;
  games: number;
  share: number;
  low: number;
  /** The interval in which the true share lies, 19 times of 20. */
  high: number;
}

/** A level of the bots, and how strong it was measured to be, by game. */
export interface BotStrength {
  level: string;
  title: string;
  description: string;
  measured: Tournament[];
}

export type LessonId = string;

/** One lesson. Its texts are messages of the game, `lesson-<id>`; `facts` are the numbers in them. */
export interface LessonInfo {
  id: string;
  rules: string[];
  /** What the bubble stands beside: the key of an option, a thing (`kind:id`) or a place of the board. */
  point: string;
  side: "up" | "down" | "left" | "right";
  kind: "choose" | "find" | "continue";
  /** The key of the option to which *Show me* leads; may be empty. */
  show: string;
  /** The choices that lead on from it. */
  then: string[];
  facts: Record<string, number>;
}

/** The lessons of a game; its seed and its script stay here. */
export interface CourseInfo {
  game: string;
  minutes: number;
  lessons: LessonInfo[];
}

/** The pupil's lesson at a table: its number from 1, or one more than there are after the last. */
export interface LessonNow {
  number: number;
  /** Whether the pupil is asked what it speaks of. */
  open: boolean;
  /** Whether what it would show cannot be chosen, since the pupil went another way. */
  strayed: boolean;
  /** The answer to the last choice, `<lesson>.<attribute>`; empty if there is none. */
  said: string;
  /** Whether the course has taken that choice back, and asks again. */
  again: boolean;
  left: boolean;
}

/** How far the pupil of a table has come, for lists. */
export interface LessonsKept {
  lesson: number;
  of: number;
  done: boolean;
}

/** What there is to learn about a game, and where a person stands. */
export interface Learning {
  game: string;
  /** How many there are; none if the game has no course. */
  lessons: number;
  minutes: number;
  /** Whether the person has finished a game of it. */
  finished: boolean;
  /** The guided game that can be taken up; may be empty. */
  table: string;
  lesson: number;
}

/** A lesson that was read; or that the pupil leaves the lessons, or takes them up again. */
export interface ChangedLessons {
  read?: LessonId;
  left?: boolean | null;
}

/**
 * Time control. `live`: `base` seconds for the game and `increment` for each decision;
 * `turn`: `base` seconds for each decision, used for days; `none`: no clock.
 */
export interface Tempo {
  kind: "none" | "live" | "turn";
  base: number;
  increment: number;
}

/** A seat of a new table. `me` is the creator; with `name`, a further player on the same device (hot seat). */
export interface SeatPlan {
  kind: "me" | "bot" | "open" | "invited";
  level?: Level;
  name?: string;
  badge?: Badge | null;
}

/** The step of a replay, of a table or an upload, from which a new table is played on. */
export interface Origin {
  replay: string;
  step: number;
  /** While that game is still played: the own seat as which one knows it. */
  seat?: SeatNumber | null;
  code?: string;
}

/** A running game as one seat knows it. */
export interface Takeaway {
  game: string;
  seat: number;
  names: string[];
  view: Record<string, unknown>;
  log: string[];
  /** It begins with a position that the seat could hold for the true one: what it cannot know is drawn anew. */
  record: Record<string, unknown>[];
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  name?: string;
  private?: boolean;
  spectators?: boolean;
  /** Seconds by which spectators are behind. */
  delay?: number;
  tempo?: Tempo;
  free_undo?: boolean;
  /**
   * Whether the table rests for a moment after a window in which somebody might have used something, so that the
   * pace tells nobody who was asked. Games without windows, and people who play against bots alone, never wait.
   */
  cover_windows?: boolean;
  /** Whether hints and odds may be asked for. A table without them is a fair table, and everybody is told. */
  advice?: boolean;
  /** How many seconds a scene waits for somebody, where several people play. */
  scene_wait?: number;
  /** Language of the table's log; empty: each reader's own. */
  language?: "" | "en" | "pl";
  /** From the creator's browser: part of the seed. */
  nonce?: Nonce;
  /** What the server has promised (`Promise`) before it learnt the nonce; empty: it promises now. */
  commitment?: Commitment;
  /** The position with which it begins; the options are then those of that game. */
  origin?: Origin | null;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  badge: Badge;
  name: string;
  level: string;
  person: string;
  you: boolean;
  connected: boolean;
  /** The person has left the table for good. */
  gone: boolean;
  /**
   * Whoever sits here has no say, so that a vote of the others can put somebody else here: the seat is free, its
   * person has left, or has kept a match without clocks waiting for a day without a sign of life. Not told in lists.
   */
  replaceable: boolean;
  /** The invitation code, for the creator alone. */
  code: string;
}

/** Something that the people at the table decide together; all must agree. */
export interface VoteInfo {
  id: number;
  kind: "undo" | "bot" | "substitute" | "end";
  seat: number;
  by: number;
  text: string;
  agreed: number[];
  needed: number[];
}

/** Milliseconds left at the moment of sending; `running` while the seat is asked, from `starts_in` on. */
export interface ClockInfo {
  seat: number;
  left: number;
  running: boolean;
  /** Milliseconds until it runs at the latest: the browser of the seat may still show what has happened. */
  starts_in: number;
}

/** A table whose last position the present rules refuse: it waits for its host, or for its players to agree. */
export interface Held {
  since: number;
  /** The result that is proposed: a place for each seat; none as long as nobody has proposed one. */
  places: number[];
  /** The seats that agree to it. */
  agreed: number[];
  /** The seats that must. */
  must: number[];
}

/** A table, as its lobby card and its header show it. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: Status;
  private: boolean;
  spectators: boolean;
  delay: number;
  tempo: Tempo;
  free_undo: boolean;
  cover_windows: boolean;
  /** Whether hints and odds may be asked for. */
  advice: boolean;
  language: string;
  options: Record<string, unknown>;
  /** Which printed values it plays with (`GameContent`). */
  content: string;
  seats: SeatInfo[];
  /** Whether it is yours to start. */
  creator: boolean;
  yours: number[];
  commitment: string;
  created: number;
  started: number;
  ended: number;
  waiting: number[];
  /** What is going on, for lists: the name of the decision, or empty. */
  stage: string;
  /** When the present decision was asked. */
  since: number;
  previous: string;
  rematch: string;
  votes: VoteInfo[];
  clocks: ClockInfo[];
  /** Sockets at the table, spectators included. */
  people: number;
  /** The code of the table's own link, for those who sit at it. */
  invitation: string;
  /** Whether a seat of the running match is free for you. */
  takeable: boolean;
  /** How many seconds a scene waits for somebody at a table with several people; 0 to 60. */
  scene_wait: number;
  /** What it waits for, if the present rules do not let it go on. */
  held: Held | null;
  /** The place of each seat, if the match ended by agreement. */
  settled: number[];
  /** Whether you have finished fewer than three games of this title. */
  newcomer: boolean;
  /** Of a guided game: how far its pupil has come. Its seed is prepared. */
  lessons: LessonsKept | null;
}

export interface Tables {
  tables: TableInfo[];
}

/** Takes a seat: an open one by number, an invited one by its code. */
export interface Join {
  seat?: SeatNumber | null;
  code?: string;
  nonce?: Nonce;
}

/** The creator changes a seat before the start. */
export interface ChangedSeat {
  kind?: "bot" | "open" | "invited" | "remove" | null;
  level?: Level | null;
  name?: string | null;
  badge?: Badge | null;
  /** The place in the order of seats that it gets. */
  move?: SeatNumber | null;
}

export interface AddedSeat {
  plan: SeatPlan;
}

/** A result to which the players of a table that waits agree: a place for each seat, the best one is 1. */
export interface Settlement {
  places: number[];
}

/** Once more with the same people: the first to ask makes the table, the others take their seats at it. */
export interface Rematch {
  nonce?: Nonce;
  commitment?: Commitment;
}

/** The fingerprint of a seed that is kept for the next table of this person. */
export interface Promise {
  commitment: string;
}

/** What the holder of a code sees before taking the seat. */
export interface Invitation {
  table: TableInfo;
  seat: number | null;
}

export interface Note {
  text: string;
}

/** A standing order: whenever this decision offers the option, it is chosen. */
export interface OrderInfo {
  decision: string;
  title: string;
  key: string;
  text: string;
}

export type Layout = "board" | "versus" | "cards" | "end";

/** A part of an event, in two or three words; `place` as in `StoryEvent`. */
export interface StoryBeat {
  text: string;
  place: string[];
}

/** One thing that happened. `number` is the event of the match that it belongs to, as in `Line`. */
export interface StoryEvent {
  /** Rising within the match; a replay has the same. */
  id: number;
  number: number;
  /** The actor; null: the game itself. */
  seat: number | null;
  kind: string;
  /** 0 joins the event before, 1 is small, 2 plain, 3 has beats, 4 is a scene. */
  weight: number;
  text: string;
  /** Where it happens: things `kind:id` or places of the board (`data-at`). */
  place: string[];
  tag: string;
  beats: StoryBeat[];
  /** The id of the scene that it begins or goes on with; may be empty. */
  scene: string;
  /** The rule that decided it; empty if somebody's choice did. */
  rule: string;
  /** The rule by which nobody was asked: there was one option only. Empty for most. */
  forced: string;
  /** Whether it goes on with the event before it: both are shown as one. */
  joins: boolean;
  /** Who chose for the seat. */
  cause: Cause;
}

export interface SceneCell {
  seat: number | null;
  value: string;
  pieces: string[];
  text: string;
}

export interface SceneRow {
  id: string;
  label: string;
  icon: string;
  cells: SceneCell[];
}

export interface SceneStep {
  id: string;
  label: string;
  ms: number;
  text: string;
  lit: string[];
  rows: SceneRow[];
  data: Record<string, unknown>;
}

export interface SceneChange {
  icon: string;
  text: string;
  place: string[];
  rule: string;
}

export interface SceneResult {
  headline: string;
  because: string;
  rows: SceneRow[];
  changes: SceneChange[];
}

/** A scene as far as it has come; one that is told again replaces the former of the same id. */
export interface SceneInfo {
  id: string;
  /** The event of the match with which it began. */
  number: number;
  name: string;
  title: string;
  layout: Layout;
  seats: number[];
  steps: SceneStep[];
  result: SceneResult | null;
  waits: boolean;
}

/** A scene as the log tells it: one line, and what stands below it when it is opened. */
export interface SceneHead {
  id: string;
  text: string;
  steps: string[];
}

/** The table after an earlier one of several choices that an update brings: so that each can be shown. */
export interface Passed {
  number: number;
  view: Record<string, unknown>;
  waiting: number[];
  turn: number;
}

// Play: what the server pushes

export interface RuleRef {
  id: string;
  title: string;
}

/** One thing that can be chosen now. */
export interface Offer {
  key: string;
  text: string;
}

/** What a seat is asked; `version` names this very question and goes back with the answer. */
export interface Asked {
  seat: number;
  name: string;
  title: string;
  prompt: string;
  version: number;
  rules: RuleRef[];
  options: Offer[];
  secret: boolean;
  default: string;
  orderable: boolean;
  /** The second sentence: the condition that matters now. */
  why: string;
  /** The goal, told instead of `why` in somebody's first games. */
  first: string;
}

/** One line of the log. `number` is the event that caused it, `message` its kind, `turn` counts turns. */
export interface Line {
  number: number;
  seat: number | null;
  message: string;
  text: string;
  rule: string;
  turn: number;
  rule_title: string;
  cause: Cause;
  whispered: boolean;
  /** What it names, as `kind:id`: `seat:2`, `kingdom:althea`. Boards mark it. */
  about: string[];
  /** What it adds to a line of the same kind and seat before it; empty if it stands alone. */
  more: string;
  /** What it says below another line of the same seat; empty if it says the same. */
  sub: string;
  /** Whether its rule decided it, not somebody's choice: then it has a sign in the log. */
  decided: boolean;
  /** The scene (`SceneHead`) that it is told by; empty for most. */
  scene: string;
}

/** What can be taken back: at once, only if all agree, or not at all. */
export interface UndoInfo {
  free: boolean;
  /** At once, although something has become known since or others have acted: only bots would be asked. */
  plain: boolean;
  consent: boolean;
}

/** Points by seat after each step. */
export interface Series {
  number: number;
  turn: number;
  scores: number[];
}

/** Points from one source, by seat, for each stage of the game. */
export interface Source {
  name: string;
  title: string;
  points: number[][];
}

/** Where a stage of the game begins, such as a year: the step and the turn. */
export interface Time {
  title: string;
  number: number;
  turn: number;
}

export interface ResultInfo {
  scores: number[];
  /** What the scores count, in the words of the game. */
  measure: string;
  places: number[];
  winners: number[];
  reason: string;
  /** The result in sentences, the winner first. */
  lines: string[];
  /** What decided it, in up to three sentences. */
  decided: string[];
  series: Series[];
  sources: Source[];
  /** The stages by which the points of each source are told; none if they are only told for the whole game. */
  stages: string[];
  /** The beginnings of all stages; none if the game does not tell them. */
  times: Time[];
}

/** A part of the position in words: for screen readers and the text view. */
export interface Section {
  title: string;
  lines: string[];
  sections: Section[];
}

// Play: messages of the server. `tag` is the field `type`.

/** The table as one pair of eyes sees it. `fresh`: forget everything before, `lines` is the whole log. */
export interface Update {
  type: "update";
  version: number;
  fresh: boolean;
  eyes: number | null;
  view: Record<string, unknown>;
  /** The question to the seat of these eyes. */
  asked: Asked | null;
  /** Which of your seats are asked: with several, the curtain. */
  yours_waiting: number[];
  waiting: number[];
  stage: string;
  lines: Line[];
  undo: UndoInfo;
  clocks: ClockInfo[];
  orders: OrderInfo[];
  /** The number of the last event that a person at these eyes has caused: what is newer is news. */
  since: number;
  turn: number;
  /** Seats whose bot is at work. */
  thinking: number[];
  /** The seat that must finish something before the one of these eyes is asked again. */
  held_up_by: number | null;
  result: ResultInfo | null;
  /** The new lines as events, one after the other. */
  story: StoryEvent[];
  /** With several new choices, the table after each of them but the last, as far as the server still knows it. */
  passed: Passed[];
  /** The scenes that the new events belong to. */
  scenes: SceneInfo[];
  /** The scenes that the lines belong to, as the log tells them. */
  heads: SceneHead[];
  /** Of a guided game, for its pupil. */
  lesson: LessonNow | null;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The request is stored for good. */
export interface Acknowledged {
  type: "ack";
  id: string;
  version: number;
}

/** The request was not carried out. With `refusal` a rule of the game stands in the way. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: string;
  refusal: RefusalInfo | null;
}

/** One of several things that stand in the way. */
export interface Obstacle {
  text: string;
  /** As in `Line`. */
  about: string[];
}

/** Why not: the rule, and the numbers that matter. */
export interface RefusalInfo {
  rule: string;
  title: string;
  text: string;
  reason: string;
  numbers: Record<string, unknown>;
  /** What stands in the way, as far as the numbers name it; as in `Line`. */
  about: string[];
  obstacles: Obstacle[];
}

/** The answer to `why_not`; no refusal means that it can be chosen. */
export interface Reason {
  type: "reason";
  id: string;
  key: string;
  refusal: RefusalInfo | null;
}

/** The answer to `preview`: what would be told; `reveals` if it could not be undone freely. */
export interface Consequence {
  type: "consequence";
  id: string;
  key: string;
  lines: string[];
  reveals: boolean;
  ends_turn: boolean;
  /** The options that the seat would have next; boards show where they lead. */
  then: string[];
  /** What would be true after the choice, in the game's own numbers: one sentence. */
  text: string;
  /** Why it could not be taken back; empty if it could. */
  lock: string;
}

export interface Advice {
  key: string;
  text: string;
  /** How much of the bot's attention it got, 0 to 1. */
  share: number;
  /** How well the seat would stand, 0 to 1. */
  value: number;
  /** What it would bring, as the end of a sentence; empty if there is nothing to tell. */
  reason: string;
}

export interface Hint {
  type: "hint";
  id: string;
  options: Advice[];
}

/** One side of a contest, such as a battle. No seat: nobody leads it. */
export interface SideOdds {
  seat: number | null;
  /** Of the play-outs, those that it won: 0 to 1. */
  share: number;
  /** The pieces that it lost from this position on, on average. */
  losses: number;
}

/** How the contest of this version would end: it was played out so many times, with sensible choices. */
export interface Odds {
  type: "odds";
  id: string;
  version: number;
  sides: SideOdds[];
  /** The share of play-outs that nobody won. */
  undecided: number;
  /** How far off a share may be, 19 times of 20. */
  margin: number;
  playouts: number;
}

/** A decision that a seat has answered before, with the options that it had the last time. */
export interface MetDecision {
  name: string;
  title: string;
  options: Offer[];
}

/** The answer to `met`: the decisions for which standing orders can be given, without the one that is asked now. */
export interface Met {
  type: "met";
  id: string;
  seat: number;
  decisions: MetDecision[];
}

/** The answer to `describe`: the table in words, as these eyes see it at this version. */
export interface Position {
  type: "position";
  id: string;
  version: number;
  sections: Section[];
}

export interface ChatLine {
  id: number;
  at: number;
  seat: number | null;
  name: string;
  person: string;
  text: string;
}

/** `fresh`: the whole chat. */
export interface Said {
  type: "chat";
  fresh: boolean;
  lines: ChatLine[];
}

/** The server closes the socket; `again` if the browser should come back. */
export interface Farewell {
  type: "farewell";
  code: string;
  text: string;
  again: boolean;
}

export type ServerMessage =
  | Update
  | TableChanged
  | Acknowledged
  | Refused
  | Reason
  | Consequence
  | Hint
  | Odds
  | Met
  | Position
  | Said
  | Farewell;

// Play: commands of the browser. `tag` is the field `do`.

/** The first command. `seen`: the version known already, -1 for none; lines after it are sent. */
export interface Hello {
  do: "hello";
  locale: Locale;
  seen?: number;
  eyes?: SeatNumber | null;
}

/** Through the eyes of another of one's own seats: the curtain is lifted. */
export interface Look {
  do: "look";
  eyes: SeatNumber;
}

export interface Speak {
  do: "locale";
  locale: Locale;
}

export interface Choose {
  do: "choose";
  id: Request;
  seat: SeatNumber;
  version: Count;
  key: Key;
}

/** Takes the seat's last choice back, if nobody has learnt anything since, or nobody but bots is concerned. */
export interface Undo {
  do: "undo";
  id: Request;
  seat: SeatNumber;
}

export interface WhyNot {
  do: "why_not";
  id: Request;
  seat: SeatNumber;
  key: Key;
}

export interface Preview {
  do: "preview";
  id: Request;
  seat: SeatNumber;
  key: Key;
}

export interface AskHint {
  do: "hint";
  id: Request;
  seat: SeatNumber;
}

/** Asks how what is being fought out now would end, as far as these eyes can know. */
export interface AskOdds {
  do: "odds";
  id: Request;
}

/** Asks which decisions this seat has met, so that a standing order can be given for one in advance. */
export interface AskMet {
  do: "met";
  id: Request;
  seat: SeatNumber;
}

/** This browser has shown everything up to this version: the clock of its seat may start. */
export interface Seen {
  do: "seen";
  version: Count;
}

/** Asks for the position in words. */
export interface Describe {
  do: "describe";
  id: Request;
}

/** Gives or, without a key, withdraws a standing order. */
export interface Order {
  do: "order";
  id: Request;
  seat: SeatNumber;
  decision: string;
  key?: Key | null;
}

/** Puts a question to the people at the table. */
export interface Propose {
  do: "propose";
  id: Request;
  kind: "undo" | "bot" | "substitute" | "end";
  seat: SeatNumber;
  level?: Level;
}

export interface Ballot {
  do: "ballot";
  id: Request;
  vote: Count;
  agree: boolean;
}

/** Gives up one's seats for good. */
export interface Leave {
  do: "leave";
  id: Request;
}

export interface Say {
  do: "chat";
  id: Request;
  text: string;
}

export type ClientCommand =
  | Hello
  | Look
  | Speak
  | Choose
  | Undo
  | WhyNot
  | Preview
  | AskHint
  | AskOdds
  | AskMet
  | Seen
  | Describe
  | Order
  | Propose
  | Ballot
  | Leave
  | Say;

// Replays

/** One step of a replay, for the scrub bar: who acted, in which turn, how much it weighed, what it was. */
export interface StepInfo {
  step: number;
  seat: number | null;
  turn: number;
  scores: number[];
  weight: number;
  /** Kinds of log messages in this step, such as `dragon`, `band`, `age_begins`. */
  marks: string[];
  /** The title of the scene that begins in this step; empty for most. */
  scene: string;
  /** The step with which that scene ends. */
  until: number;
}

/** A record as a replay shows it. `all_seeing` is offered only after the end. */
export interface ReplayInfo {
  id: string;
  table: string;
  game: string;
  name: string;
  players: SeatInfo[];
  options: Record<string, unknown>;
  /** Which printed values it was played with (`GameContent`). */
  content: string;
  steps: StepInfo[];
  eyes: number[];
  all_seeing: boolean;
  finished: boolean;
  result: ResultInfo | null;
  stages: string[];
  commitment: string;
  at: number;
}

/** The table after a step. All-seeing frames carry what every seat sees in `hands`, by seat. */
export interface Frame {
  step: number;
  view: Record<string, unknown>;
  lines: Line[];
  waiting: number[];
  turn: number;
  position: Section[];
  hands: Record<string, unknown>[];
  story: StoryEvent[];
  /** The scenes that this step begins or goes on with. */
  scenes: SceneInfo[];
  /** The scenes that its lines belong to, as the log tells them. */
  heads: SceneHead[];
}

export interface Frames {
  frames: Frame[];
}

/** Whether the seed is the one committed to and gives every shuffle again. */
export interface Verification {
  ok: boolean;
  events: number;
  commitment: string;
  seed: string;
  nonces: string[];
  text: string;
}

export interface Upload {
  record: Record<string, unknown>[];
  name?: string;
}

export interface Uploaded {
  id: string;
}

export interface ReplayList {
  replays: TableInfo[];
}

// The host

export interface Health {
  status: "ok" | "starting" | "stopping" | "broken";
  version: string;
  checks: Record<string, string>;
}
