/** What layouts, templates and the three-dimensional view speak of. Lengths are plan units unless a field says inches. */

/** Everything a layout needs, as people enter it: inches. */
export interface LayoutConfig {
  /** `tableTypes`. */
  tableType: string;
  /** Diameter or length, 12 to 240. */
  tableSize: number;
  /** Depth of tables that are not as deep as long; what is usual when absent. */
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
  /** How many are to be seated; as many as fit when absent. */
  guests?: number;
}

/** A layout that was worked out; run `command` to have it. */
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

/** A change that seats more guests, worked out in advance. */
export interface LayoutSuggestion {
  /** "10 per table: 120 fit" */
  label: string;
  config: LayoutConfig;
  /** Its command changes the room, too, where that is the change. */
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
 * What becomes of the seating that is there. `adjusted`: tables like those of the configuration keep their places, and the
 * far end changes. `replaced`: what a layout placed goes, except head tables and what is locked. `cleared`: what was placed
 * by hand goes as well.
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
  /** An aisle of 44 in across after so many rows. */
  aisleEvery?: number;
}

/** What people read before one plan replaces another. */
export interface PlanSummary {
  elements: number;
  tables: number;
  seats: number;
  /** Feet. */
  venueWidth: number;
  /** Feet. */
  venueHeight: number;
}

/** A body of simple form that fills its box. */
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

/** How a surface takes light. */
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
  /** Height of the back above the ground it stands on. */
  rise: number;
  /** Height of that ground above the floor. */
  ground: number;
  rotation: number;
  /** One of `chairModels()`. */
  model: string;
  /** Absent: it can be given away. */
  status?: SeatStatus;
}

/** One element as it stands in the room. */
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
  /** Whether other things stand on it. */
  carries: boolean;
  /** Whether it opens a wall. */
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
  /** Whether its colour says who sits there. */
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
