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
