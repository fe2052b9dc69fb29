/** Lengths are plan units: half an inch, 24 to the foot. Angles are degrees clockwise. y grows downwards. */

/** One seat: `<elementId>-chair-<n>`. */
export type SeatId = string;

/** Chairs on each side of a table with corners. */
export interface ChairDistribution {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** On which part of a table's rim the chairs stand; "full" when absent. */
export type ChairArrangement = "full" | "crescent" | "half" | "one-side";

/** Whether a seat can be given away; "available" when absent. */
export type SeatStatus = "available" | "reserved" | "sold";

/** One chair of the document. */
export interface Chair {
  id: SeatId;
  seatNumber: number;
  seatLabel: string;
  chairStyle?: string;
  seatStatus?: SeatStatus;
  isHandicapAccessible?: boolean;
}

/** What a picture shows. */
export interface PictureFields {
  /** Only ever shown as an image. */
  svgContent?: string;
  /** `/api/images/…` or `https://…`, at most 2,048 characters. */
  imageUrl?: string;
  imageType?: string;
  /** Width divided by height. */
  aspectRatio?: number;
  isUserUploaded?: boolean;
}

/** One element as it stands in the document; fields of later versions survive. */
export interface PlanElement extends PictureFields {
  id: string;
  type: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  zIndex: number;
  label: string;
  name?: string;
  color?: string;
  borderColor?: string;
  /** 8 to 24 units. */
  fontSize?: number;
  chairType?: string;
  /** 70 to 120. */
  chairSizePercent?: number;
  /** 2 to 8 units. */
  edgeGap?: number;
  chairDistribution?: ChairDistribution;
  chairArrangement?: ChairArrangement;
  chairStyle?: string;
  /** Least distance between neighbouring chairs, 2 to 6 units. */
  chairGapPx?: number;
  /** Size of the words at the chairs, 8 to 24 units. */
  textSize?: number;
  /** A table is outlined with it. */
  zoneColor?: string;
  /** Of a row: the part of the house, for example "Balcony". */
  sectionName?: string;
  rowName?: string;
  /** Mirrored left to right, before rotation. */
  flipX?: boolean;
  flipY?: boolean;
  tableNumber?: number;
  zone?: string;
  groupId?: string;
  locked?: boolean;
  hidden?: boolean;
  showSeatNumbers?: boolean;
  seatNumberingStart?: number;
  chairs?: number;
  chairPositions?: Chair[];
  nextChair?: number;
}

/** Fields that a `properties` command sets; null removes one. `chairs` sets how many chairs there are. */
export type ElementFields = { [K in keyof Omit<PlanElement, "id">]?: PlanElement[K] | null } & Record<string, unknown>;

export interface Bounds {
  shape: "rectangle" | "circle" | "irregular";
  x: number;
  y: number;
  width: number;
  height: number;
  points?: { x: number; y: number }[];
}

/** The picture under the plan, for tracing. */
export interface Underlay {
  /** `/api/images/…` or `https://…`. */
  imageUrl: string;
  /** Top left corner before rotation about the middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  /** 0.1 to 1. */
  opacity: number;
  visible: boolean;
}

export interface Aisle {
  points: { x: number; y: number }[];
}

export interface Measurement {
  id: string;
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  /** What people call it. */
  name?: string;
}

/** A straight way and its length, in units. */
export interface Span {
  from: { x: number; y: number };
  to: { x: number; y: number };
  distance: number;
}

/** The shape a room is to have; lengths in units. */
export type RoomShape =
  | { shape: "rectangle" | "circle"; width: number; height: number }
  | { shape: "irregular"; points: { x: number; y: number }[] };

/** The room and the view in which the plan was saved. */
export interface CanvasView {
  width: number;
  height: number;
  zoom: number;
  pan: { x: number; y: number };
  /** Units. */
  gridSize: number;
  snapToGrid: boolean;
  showGrid: boolean;
  /** Feet. */
  venueWidth: number;
  /** Feet. */
  venueHeight: number;
}

/** Fields that a `canvas` command sets; null restores the default. */
export type RoomFields = { [K in keyof CanvasView]?: CanvasView[K] | null } & {
  bounds?: Bounds | null;
  underlay?: Underlay | null;
  aisles?: Aisle[] | null;
  measurements?: Measurement[] | null;
  scale?: number | null;
  metadata?: Record<string, unknown> | null;
};

/** One change of a plan, as it goes to the server. */
export type Command =
  | { kind: "move"; moves: { id: string; x: number; y: number }[] }
  | { kind: "resize"; boxes: { id: string; x: number; y: number; width: number; height: number }[] }
  | { kind: "rotate"; rotations: { id: string; rotation: number }[] }
  | { kind: "properties"; changes: { id: string; set: ElementFields; keepSeats?: SeatId[] }[] }
  | { kind: "canvas"; set: RoomFields }
  | { kind: "add"; elements: { element: PlanElement; index?: number }[] }
  | { kind: "remove"; ids: string[] }
  | { kind: "batch"; commands: Command[]; label?: string };

/** What a command did. New elements stand in `added`, not in `changed`. */
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

/** A change that was taken back or made again; `command` goes to the server. */
export interface Replayed {
  command: Command;
  change: Change;
}

export interface ElementSeat {
  id: SeatId;
  number: number;
  label: string;
  seatStatus?: SeatStatus;
  isHandicapAccessible?: boolean;
  chairStyle?: string;
}

/** One element as lists, panels and the outline show it. */
export interface ElementView extends PictureFields {
  id: string;
  kind: string;
  label: string;
  /** What people call it in lists: its name, "Section A, row B", or its label. */
  title: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  zIndex: number;
  locked: boolean;
  hidden: boolean;
  isTable: boolean;
  /** A row of theatre seats: it has `sectionName` and `rowName`, and no table number. */
  isRow: boolean;
  figure: string;
  category: string;
  chairs: number;
  seats: ElementSeat[];
  tableNumber?: number;
  name?: string;
  color?: string;
  borderColor?: string;
  fontSize?: number;
  chairType?: string;
  chairSizePercent?: number;
  edgeGap?: number;
  chairDistribution?: ChairDistribution;
  chairArrangement?: ChairArrangement;
  chairStyle?: string;
  chairGapPx?: number;
  textSize?: number;
  zoneColor?: string;
  sectionName?: string;
  rowName?: string;
  flipX: boolean;
  flipY: boolean;
  zone?: string;
  groupId?: string;
  showSeatNumbers?: boolean;
  seatNumberingStart?: number;
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

/** One thing that is wrong with the plan, and the place to look at. */
export interface PlanProblem {
  kind: "overlap" | "outside" | "duplicate-number" | "narrow-aisle" | "blocked-exit" | "no-exit" | "unreachable";
  elements: ElementId[];
  x: number;
  y: number;
  message: string;
}

/** A token of `palette()`, which is also the name of a CSS variable, or a colour that a person chose. */
export type Paint = string;

export type PrimitiveRole = "body" | "chair" | "label" | "seat-number" | "detail";

interface PrimitiveBase {
  fill: Paint | null;
  stroke: Paint | null;
  strokeWidth: number;
  role: PrimitiveRole;
  /** Chairs and seat numbers carry their seat. */
  seat?: SeatId;
  /** The zoom from which on it is drawn; always when absent. */
  minZoom?: number;
}

/** One thing to draw, in world coordinates, from the back to the front. */
export type Primitive = PrimitiveBase &
  (
    | { shape: "path"; d: string }
    /** (x, y) is the top left corner before rotation about the middle. */
    | { shape: "rect"; x: number; y: number; width: number; height: number; radius: number; rotation: number }
    | { shape: "ellipse"; cx: number; cy: number; rx: number; ry: number; rotation: number }
    | { shape: "line"; x1: number; y1: number; x2: number; y2: number }
    /** (x, y) is the middle of the line of words. */
    | { shape: "text"; x: number; y: number; text: string; size: number; weight: number; rotation: number }
    /** A box like that of "rect". Without `href`, and until it is loaded, `placeholder` (path data) is drawn dashed. */
    | {
        shape: "image";
        x: number;
        y: number;
        width: number;
        height: number;
        rotation: number;
        flipX: boolean;
        flipY: boolean;
        href: string;
        placeholder: string;
      }
  );

/** A line that shows what something was aligned with. */
export interface Guide {
  /** "x": the guide is vertical and stands at `position` on the x axis. */
  axis: "x" | "y";
  position: number;
  from: number;
  to: number;
  /** "gap": the line runs along a free space that is as wide as another one (axis "y": from left to right). */
  kind: "edge" | "center" | "gap";
  /** Width of the free space, in units. */
  gap?: number;
  /** Where the width is written. */
  at?: { x: number; y: number };
}

/** A line to which a selection is brought. */
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

export interface SnapOptions {
  /** Whether the plan's grid attracts where nothing else does. */
  grid: boolean;
  /** Units: screen pixels divided by zoom. */
  tolerance: number;
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
  /** The zIndex of a new one. */
  layer: number;
  /** Inches. */
  riseIn: number;
  safety: "blocks" | "exit" | "aisle" | "none";
  /** Token of the surface; "none" for text. */
  color: Paint;
  /** Token of the outline. */
  borderColor: Paint;
}

export interface PaletteColour {
  token: string;
  light: string;
  dark: string;
}

export interface SvgOptions {
  dark?: boolean;
  grid?: boolean;
  seatNumbers?: boolean;
  title?: string;
  assigned?: { seat: SeatId; initials?: string }[];
  reserved?: SeatId[];
  highlighted?: SeatId[];
}

/** What a plan has besides its elements and its room. */
export interface Surroundings {
  bounds?: Bounds;
  underlay?: Underlay;
  aisles: Aisle[];
  measurements: Measurement[];
  metadata: Record<string, unknown>;
}
