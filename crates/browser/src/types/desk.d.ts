/** The seating of an event: what seats are worth, which wishes are kept, and the search. */

/** What a place is worth to those who would sit there. */
export interface SeatHint {
  /** In the order of the guests. */
  seats: string[];
  /** How much better the seating would be; negative when it would be worse. */
  gain: number;
  /** Rules that would be broken more than before. */
  breaks: number;
  /** What is known of the first seat: "next to Ana Ruiz", "near the bar"; may be empty. */
  why: string;
}

/** What a seating means for a rule. */
export interface SeatVerdict {
  /** The id of the wish it is. */
  wish?: string;
  kind: "wish" | "party" | "access" | "plus-one";
  /** `waiting`: guests it is about have no seat yet; `idle`: the plan has no such place, or no guest is concerned. */
  state: "kept" | "broken" | "waiting" | "idle";
  guests: string[];
  /** The rule as a sentence. */
  text: string;
  /** What keeps it from being kept. */
  detail: string;
}

/** Another seat for a guest. */
export interface SeatAlternative {
  seat: string;
  /** Who sits there and would change places. */
  swap?: string;
  gain: number;
  loses: string[];
  wins: string[];
}

/** Why a guest sits where they do. */
export interface SeatExplanation {
  verdicts: SeatVerdict[];
  alternatives: SeatAlternative[];
}

/** What a search may do; all of it is off without a word. */
export interface SeatSearch {
  moveSeated?: boolean;
  moveHand?: boolean;
  onlyAttending?: boolean;
  splitParties?: boolean;
  maxMoves?: number;
  /** Milliseconds. */
  time: number;
  seed: number;
}

/** A smallest set of rules that cannot all be kept. */
export interface SeatConflict {
  /** The rules as sentences; a wish has its id. */
  rules: { text: string; wish?: string }[];
  /** Why; may be empty. */
  reason: string;
}

/** A seating that may be applied. */
export interface SeatProposal {
  /** The guests of the search; the others keep what they have. */
  seats: { guest: string; seat?: string }[];
  /** Guests who are to be seated and are not; told at the end. */
  left: { guest: string; reason: string }[];
  verdicts: SeatVerdict[];
  /** Percent of the rules that are kept. */
  kept: number;
  /** Guests with a seat who get another one or none. */
  moved: number;
  /** Rules that cannot all be kept; told at the end. */
  conflict?: SeatConflict;
  /** Guests without a seat, broken rules, cost of wishes: the smaller of two is better, from left to right. */
  score: [number, number, number];
  done: boolean;
}

/** The seating of an event at one moment. */
export class SeatingDesk {
  private constructor();
  free(): void;
  [Symbol.dispose](): void;
  /** What each free seat is worth to a guest, or to several who sit side by side from there on. */
  hints(guests: string[]): SeatHint[];
  /** Who of those without a seat would fill a table best, whole parties together. */
  fill(table: string): { guest: string; seat: string }[];
  verdicts(): SeatVerdict[];
  /** Undefined when none was proved. */
  conflict(): SeatConflict | undefined;
  /** Why a guest sits there; undefined for one without a seat. */
  explain(guest: string): SeatExplanation | undefined;
  /** Searches for a time. `better` hears of better seatings on the way. */
  search(search: SeatSearch, listener: { better: (proposal: SeatProposal) => void }): SeatProposal;
}
