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

/** The part of the rim that has chairs; "full" when absent. */
export type ChairArrangement = "full" | "crescent" | "half" | "one-side";

/** Whether a seat can be assigned; "available" when absent. */
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

/** The looks, owner and names of an element and its chairs: the same in the document and in lists. */
export interface ElementLook extends PictureFields {
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
  /** The outline colour of a table. */
  zoneColor?: string;
  /** Of a row: the part of the house, for example "Balcony". */
  sectionName?: string;
  rowName?: string;
  tableNumber?: number;
  zone?: string;
  groupId?: string;
  showSeatNumbers?: boolean;
  seatNumberingStart?: number;
}

/** An element's id, its box before rotation about the centre, and its layer. */
export interface PlacedElement {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  zIndex: number;
}

/** One element of the document; fields of later versions are preserved. */
export interface PlanElement extends ElementLook, PlacedElement {
  type: string;
  label: string;
  /** Mirrored left to right, before rotation. */
  flipX?: boolean;
  flipY?: boolean;
  locked?: boolean;
  /** A layout or template placed it, so that the next layout may replace it. */
  byLayout?: boolean;
  hidden?: boolean;
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
  /** Its name for people. */
  name?: string;
}

/** A straight line and its length, in units. */
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

/** What a plan has besides its elements and its room. */
export interface Surroundings {
  bounds?: Bounds;
  underlay?: Underlay;
  aisles: Aisle[];
  measurements: Measurement[];
  metadata: Record<string, unknown>;
}
