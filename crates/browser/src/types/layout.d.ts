/** Types of layouts, templates and the three-dimensional view. Lengths are plan units unless a field says inches. */

/** Everything a layout needs, as people enter it: inches. */
export interface LayoutConfig {
  /** `tableTypes`. */
  tableType: string;
  /** Diameter or length, 12 to 240. */
  tableSize: number;
  /** Depth of tables that are not square or round; the usual depth when absent. */
  tableDepth?: number;
  /** `chairTypes`. */
  chairType: string;
  /** 12 to 36 each. */
  chairSize: { width: number; height: number };
  /** 0 to 20. */
  chairsPerTable: number;
  /** `arrangements`. */
  arrangementType: string;
  /** `layouts`; "aligned" when absent. */
  layout?: string;
  /** 0 to 240, from edge of chairs to edge of chairs. */
  spaceBetweenRows: number;
  /** 0 to 240, from edge of chairs to edge of chairs. */
  spaceBetweenColumns: number;
  /** 44 to 240; 44 when absent. */
  aisle?: number;
  /** The number of guests to seat; as many as fit when absent. */
  guests?: number;
}

/** A computed layout; run `command` to apply it. */
export interface LayoutResult {
  command: Command;
  /** New tables, rows and booths. A template counts its head table too. */
  tables: number;
  seats: number;
  wished?: number;
  /** Guests without a seat. */
  leftOut: number;
  /** Sentences for people: what did not fit and why, what differs from the wish. */
  reasons: string[];
}

/** What is known about an event; the room in feet. */
export interface StartWish {
  kind: string;
  guests?: number;
  room?: [width: number, depth: number];
}

/** A plan to start an event with. */
export interface StartPlan {
  label: string;
  seats: number;
  /** The guests it was made for. */
  guests: number;
  /** Of the room, in feet. */
  width: number;
  height: number;
  /** What else is in the room: "15 × 15 ft to dance". */
  note: string;
  planJson: string;
}

/** A change that seats more guests, computed in advance. */
export interface LayoutSuggestion {
  /** "10 per table: 120 fit" */
  label: string;
  config: LayoutConfig;
  /** Its command also changes the room if the suggestion does. */
  outcome: LayoutResult;
}

export interface Template {
  id: string;
  label: string;
  description: string;
  /** Feet. */
  venue: { width: number; height: number; name: string };
  guestCount: number;
  popular: boolean;
  config: LayoutConfig;
}

export interface Preset {
  id: string;
  label: string;
  config: LayoutConfig;
}

/**
 * How existing seating is treated. `adjusted`: tables that match the configuration keep their places, and the
 * far end changes. `replaced`: seating that a layout placed is removed, except head tables and locked elements.
 * `cleared`: seating that was placed by hand is removed too.
 */
export type PresentSeating = 'adjusted' | 'replaced' | 'cleared';

/** A word of a picker. */
export interface LayoutWord {
  id: string;
  label: string;
}

/** Trade sizes of a table type, smallest first; inches. */
export interface TableSizes {
  type: string;
  label: string;
  sizes: { label: string; size: number; depth?: number; chairs: number }[];
}

/** S, M, L and XL; inches. */
export interface QuickSize {
  label: string;
  size: number;
  chairs: number;
}

/** A section of theatre seats; spacing in inches. */
export interface SectionConfig {
  /** 1 to 100. */
  rows: number;
  /** 1 to 100. */
  seats: number;
  /** Degrees that the first row spans, 0 (straight) to 170. */
  curve: number;
  /** From the chairs of one row to those of the next; 12 at least is kept. */
  rowSpacing: number;
  seatSpacing: number;
  sectionName: string;
  /** "A", "AA" or "1". */
  firstRow: string;
  /** "centre": odd numbers from the middle to the left, even ones to the right. */
  numbering: "left" | "right" | "centre";
  /** A cross-aisle of 44 in after every N rows; no cross-aisle when absent. */
  aisleEvery?: number;
}

/** The summary shown before one plan replaces another. */
export interface PlanSummary {
  elements: number;
  tables: number;
  seats: number;
  /** Feet. */
  venueWidth: number;
  /** Feet. */
  venueHeight: number;
}

/** A simple body that fills its box. */
export type SolidForm =
  | "block"
  | "drum"
  | "pot"
  | "cone"
  | "ball"
  | "roll"
  | "wedge"
  | "roof"
  | "foliage"
  | "round-cloth"
  | "box-cloth"
  | "stretch-cloth"
  | "half-moon"
  | "prism";

/** How a surface reflects light. */
export type SolidFinish = "matte" | "glossy" | "clear" | "glowing";

/** One body: (x, y) is the middle of its box on the plan, z its lower side above the floor. */
export interface SolidPart {
  form: SolidForm;
  x: number;
  y: number;
  z: number;
  /** Along its own x axis. */
  width: number;
  /** Along its own y axis. */
  depth: number;
  /** Upwards. */
  height: number;
  rotation: number;
  paint: Paint;
  finish: SolidFinish;
  /** For a prism: corners as shares of half the box, -1 to 1. */
  outline?: [number, number][];
}

export interface SolidChair {
  seat: SeatId;
  x: number;
  y: number;
  width: number;
  depth: number;
  /** Height of the back above the ground under the chair. */
  rise: number;
  /** Height of that ground above the floor. */
  ground: number;
  rotation: number;
  /** One of `chairModels()`. */
  model: string;
  /** Absent: it can be assigned. */
  status?: SeatStatus;
}

/** One element in three dimensions. */
export interface Solid {
  id: string;
  kind: string;
  label: string;
  /** Middle of its box. */
  x: number;
  y: number;
  width: number;
  depth: number;
  rotation: number;
  rise: number;
  ground: number;
  /** Whether it is a platform that carries other elements. */
  carries: boolean;
  /** Whether it is an opening in a wall. */
  opens: boolean;
  parts: SolidPart[];
  chairs: SolidChair[];
}

/** A piece of wall; from the first end to the second, the floor lies to the right. */
export interface WallPiece {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  low: number;
  high: number;
}

/** The floor, clockwise on the plan, and the walls around it. */
export interface RoomShell {
  points: { x: number; y: number }[];
  walls: WallPiece[];
  height: number;
}

/** One body of a chair in shares of its box: -1 to 1 across, 0 to 1 upwards, the back at y = -1. */
export interface ChairModelPart {
  form: SolidForm;
  x: [number, number];
  y: [number, number];
  z: [number, number];
  /** Whether its colour shows who sits there. */
  seat: boolean;
}

/** A type of chair. */
export interface ChairModel {
  model: string;
  /** Token of the frame. */
  paint: Paint;
  finish: SolidFinish;
  near: ChairModelPart[];
  far: ChairModelPart[];
}
