export interface ElementSeat {
  id: SeatId;
  number: number;
  label: string;
  seatStatus?: SeatStatus;
  isHandicapAccessible?: boolean;
  chairStyle?: string;
}

/** One element for lists, panels and the outline. */
export interface ElementView extends ElementLook, PlacedElement {
  kind: string;
  label: string;
  /** Its name in lists: "Section A, row B", its own name, or its label. */
  title: string;
  locked: boolean;
  /** A layout or template placed it, so that the next layout may replace it. */
  byLayout?: boolean;
  /** A head or sweetheart table, or one with such a name; layouts leave it in place. */
  isHeadTable?: boolean;
  hidden: boolean;
  isTable: boolean;
  /** A row of theatre seats: it has `sectionName` and `rowName`, and no table number. */
  isRow: boolean;
  figure: string;
  category: string;
  chairs: number;
  seats: ElementSeat[];
  flipX: boolean;
  flipY: boolean;
}

/** A seat with the middle of its chair. */
export interface SeatView {
  id: SeatId;
  tableId: string;
  number: number;
  label: string;
  x: number;
  y: number;
}

/** One problem of the plan, and its location. */
export interface PlanProblem {
  kind: "overlap" | "outside" | "duplicate-number" | "narrow-aisle" | "blocked-exit" | "no-exit" | "unreachable";
  elements: string[];
  x: number;
  y: number;
  message: string;
}

export interface Hit {
  element: string;
  seat?: SeatId;
}

/** A repair that was made when the plan was read. */
export interface Note {
  place: string;
  field: string;
  message: string;
}

/** One row of the palette. */
export interface CatalogueEntry {
  kind: string;
  label: string;
  category: string;
  categoryLabel: string;
  groupLabel: string;
  figure: string;
  width: number;
  height: number;
  chairs: number;
  /** The zIndex of a new element. */
  layer: number;
  /** Inches. */
  riseIn: number;
  safety: "blocks" | "exit" | "aisle" | "none";
  /** Token of the surface; "none" for text. */
  color: Paint;
  /** Token of the outline. */
  borderColor: Paint;
}
