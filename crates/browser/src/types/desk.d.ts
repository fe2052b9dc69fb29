/** The seating of an event: the value of seats, the state of wishes, and the search. */

/** The value of a place to the guests who would sit there. */
export interface SeatHint {
  /** In the order of the guests. */
  seats: string[];
  /** How much better the seating would be; negative when worse. */
  gain: number;
  /** How many more rules would be broken than before. */
  breaks: number;
  /** Facts about the first seat: "next to Ana Ruiz", "near the bar"; may be empty. */
  why: string;
}

/** The state of a rule in a seating. */
export interface SeatVerdict {
  /** The id of its wish. */
  wish?: string;
  kind: "wish" | "party" | "access" | "plus-one";
  /** `waiting`: guests concerned have no seat yet; `idle`: the plan has no such place, or no guest is concerned. */
  state: "kept" | "broken" | "waiting" | "idle";
  guests: string[];
  /** The rule as a sentence. */
  text: string;
  /** The reason why it is not kept. */
  detail: string;
}

/** Another seat for a guest. */
export interface SeatAlternative {
  seat: string;
  /** The guest who sits there and would swap seats. */
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

/** The limits of a search; everything absent is off. */
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
  /** Guests left without a seat; reported at the end. */
  left: { guest: string; reason: string }[];
  verdicts: SeatVerdict[];
  /** Percentage of kept rules. */
  kept: number;
  /** The number of seated guests who get another seat or lose theirs. */
  moved: number;
  /** Rules that cannot all be kept; reported at the end. */
  conflict?: SeatConflict;
  /** Guests without a seat, broken rules, cost of wishes, compared from left to right; less is better. */
  score: [number, number, number];
  done: boolean;
}

/** The seating of an event at one moment. */
export class SeatingDesk {
  private constructor();
  free(): void;
  [Symbol.dispose](): void;
  /** The value of each free seat to a guest, or to several guests side by side from there on. */
  hints(guests: string[]): SeatHint[];
  /** The guests without a seat who would fill a table best, whole parties together. */
  fill(table: string): { guest: string; seat: string }[];
  verdicts(): SeatVerdict[];
  /** Undefined when no contradiction was proved. */
  conflict(): SeatConflict | undefined;
  /** Explains the seat of a guest; undefined for a guest without one. */
  explain(guest: string): SeatExplanation | undefined;
  /** Searches for a limited time. Calls `better` with each improvement. */
  search(search: SeatSearch, listener: { better: (proposal: SeatProposal) => void }): SeatProposal;
}
