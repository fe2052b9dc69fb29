/** One change of a plan, as sent to the server. */
export type Command =
  | { kind: "move"; moves: { id: string; x: number; y: number }[] }
  | { kind: "resize"; boxes: { id: string; x: number; y: number; width: number; height: number }[] }
  | { kind: "rotate"; rotations: { id: string; rotation: number }[] }
  | { kind: "properties"; changes: { id: string; set: ElementFields; keepSeats?: SeatId[] }[] }
  | { kind: "canvas"; set: RoomFields }
  | { kind: "add"; elements: { element: PlanElement; index?: number }[] }
  | { kind: "remove"; ids: string[] }
  | { kind: "batch"; commands: Command[]; label?: string };

/** What a command did. New elements are listed in `added`, not in `changed`. */
export interface Change {
  changed: string[];
  removed: string[];
  added: string[];
  removedSeats: SeatId[];
  addedSeats: SeatId[];
  roomChanged: boolean;
  /** For people: "Move 3 tables". */
  label: string;
}

/** A change that was undone or redone; `command` is what the server receives. */
export interface Replayed {
  command: Command;
  change: Change;
}

/** How a change came about. */
export type Way = "do" | "undo" | "redo";

/** An edit of this person; `step` is the id of its step in the history. */
export interface OwnEdit {
  readonly command: Command;
  readonly step: number;
  readonly way: Way;
}

/** What the server applied since it was last asked, and what waits for it. */
export interface Rebase {
  /** In the order of the server; `steps` are those of the commands, when this person made them. */
  readonly changes: readonly { readonly commands: readonly Command[]; readonly steps?: readonly number[] }[];
  /** The edits that the server has not confirmed, without those that it refused. */
  readonly unsent: readonly OwnEdit[];
  readonly refused?: readonly OwnEdit[];
}

export interface Rebased {
  /** What it changed, as if one command had done it. */
  change: Change;
  /** How many steps can no longer be undone or redone. */
  lost: number;
  /** The unsent edits that no longer apply as they are. */
  unfit: Unfit[];
}

export interface Unfit {
  /** Its place among the unsent edits. */
  index: number;
  /** The part that was applied instead. */
  rest?: Command;
  /** The elements that it changes and others removed, as they were. Empty when nothing is lost with it. */
  missing: PlanElement[];
  /** Why it was left out, unless elements are missing. */
  reason?: string;
}

/** The edge or centre line that a selection is aligned to. */
export type AlignEdge = "left" | "centre-x" | "right" | "top" | "centre-y" | "bottom";

/** How often something is repeated; the selection is the first cell. Gaps are free space between chairs, in units. */
export interface ArrayGrid {
  columns: number;
  rows: number;
  gapX: number;
  gapY: number;
}

/** A command that adds elements, and their ids. */
export interface Adding {
  command: Command;
  ids: string[];
}
