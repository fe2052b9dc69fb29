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

/** An open plan: document, history (50 steps) and geometry. Methods throw an Error whose message names field and element. */
export class PlanSession {
  /** Opens a plan from its saved-state JSON. */
  constructor(planJson: string);
  static empty(name: string): PlanSession;
  free(): void;
  [Symbol.dispose](): void;
  toJson(): string;
  notes(): Note[];
  elements(): ElementView[];
  element(id: string): ElementView | undefined;
  canvas(): CanvasView;
  surroundings(): Surroundings;
  seats(): SeatView[];
  /** What is wrong with the plan, and where. */
  problems(): PlanProblem[];
  /** Applies a change of this person; it can be undone. All of it or nothing. */
  apply(command: Command): Change;
  /** Applies a change of someone else; it is not on the history. */
  applyRemote(command: Command): Change;
  undo(): Replayed | undefined;
  redo(): Replayed | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Stays the same until the id stands in a Change. */
  primitives(id: string): Primitive[];
  allPrimitives(): Record<string, Primitive[]>;
  primitivesOfDraft(draft: { id: string; x?: number; y?: number; width?: number; height?: number; rotation?: number }): Primitive[];
  /** Topmost first, chairs before their table; exact hits before those within the tolerance (units). */
  hitTest(x: number, y: number, tolerance: number): Hit | undefined;
  /** Hidden and locked elements are left out. */
  marquee(x0: number, y0: number, x1: number, y1: number, mode: "inside" | "touch"): string[];
  snapMove(ids: string[], dx: number, dy: number, options: SnapOptions): { dx: number; dy: number; guides: Guide[] };
  snapResize(
    id: string,
    box: { x: number; y: number; width: number; height: number },
    options: SnapOptions,
  ): { x: number; y: number; width: number; height: number; guides: Guide[] };
  /** Middle at (cx, cy), catalogue defaults, next table number; not yet added. */
  newElement(kind: string, cx: number, cy: number, id: string): PlanElement;
  duplicateCommand(ids: string[], dx: number, dy: number, newIds: string[]): Command;
  /** How far two elements stand apart, chairs left out; nothing when one is unknown. */
  gapBetween(from: string, to: string): { edges: Span; centres: Span } | undefined;
  /** The id of the measurement line under a place; tolerance in units. */
  measurementAt(x: number, y: number, tolerance: number): string | undefined;
  /** Why an outline cannot be the room's or an aisle's. */
  outlineProblem(points: { x: number; y: number }[], purpose: "room" | "aisle"): string | undefined;
  /** Gives the room a shape; the plan moves so that the room begins at the origin. Throws with the reason. */
  roomCommand(shape: RoomShape): Command;
  /** Stretches the room, a drawn outline too, to a width and depth in units. Throws with the reason. */
  resizeRoomCommand(width: number, height: number): Command;
  /** How wide each aisle is where it is narrowest, in units. */
  aisleWidths(): Float64Array;
  /** Whole groups move as one; locked elements stay. Without anything to move the command changes nothing. */
  alignCommand(ids: string[], edge: AlignEdge): Command;
  distributeCommand(ids: string[], axis: "x" | "y", by: "centres" | "gaps"): Command;
  tidyCommand(ids: string[]): Command;
  /** `idBase` is a fresh random id of 21 characters. Throws when the plan would have too many elements. */
  arrayCommand(ids: string[], grid: ArrayGrid, idBase: string): Adding;
  orderCommand(ids: string[], to: "front" | "back" | "forward" | "backward"): Command;
  flipCommand(ids: string[], axis: "x" | "y"): Command;
  groupCommand(ids: string[], groupId: string): Command;
  ungroupCommand(ids: string[]): Command;
  /** In the order of the document. */
  withGroups(ids: string[]): string[];
  renumberCommand(ids: string[], start: number): Command;
  tablesAlong(points: { x: number; y: number }[], reach: number): string[];
  copy(ids: string[]): string;
  /** Undefined: the text is no clipboard of ours. Throws when it is, and cannot be pasted. */
  pasteCommand(text: string, at: { x: number; y: number } | undefined, idBase: string): Adding | undefined;
  snapPoint(x: number, y: number, options: SnapOptions): { x: number; y: number; guides: Guide[] };
  /** Scales about `from`, so that the line to `to` has the length (units). Throws with the reason. */
  calibratedUnderlay(from: { x: number; y: number }, to: { x: number; y: number }, length: number): Underlay;
  /** Sets fields of single seats; null removes one. */
  seatsCommand(
    seats: SeatId[],
    set: { seatStatus?: SeatStatus | null; isHandicapAccessible?: boolean | null; chairStyle?: string | null },
  ): Command;
  /** How many chairs stand on each side of a table with corners. */
  chairSides(id: string): ChairDistribution | undefined;
  /** Replaces all seating that is not locked and fills the free floor. Throws with the field that cannot be used. */
  applyLayoutCommand(config: LayoutConfig, idBase: string): LayoutResult;
  /** Fills the free floor beside the seating that is there. */
  addLayoutCommand(config: LayoutConfig, idBase: string): LayoutResult;
  /** Replaces room and elements; with a config the template's guests are seated as it says. */
  templateCommand(id: string, config: LayoutConfig | undefined, idBase: string): LayoutResult;
  /** One table with its chairs, the middle at (0, 0), in units. */
  arrangementPreview(config: LayoutConfig): Primitive[];
  /** Rows from the front, the middle of the first one at a place. */
  sectionCommand(section: SectionConfig, at: { x: number; y: number }, idBase: string): { command: Command; ids: string[] };
  /** Makes this plan equal to a saved state, in one step. Throws with the reason when it cannot be opened. */
  replaceCommand(stateJson: string): { command: Command; summary: PlanSummary; notes: Note[] };
  summary(): PlanSummary;
  toSvg(options?: SvgOptions): string;
  /** What stands in the room, in the order of the document; hidden elements are left out. */
  solids(): Solid[];
  solid(id: string): Solid | undefined;
  roomOutline(): RoomShell;
  /** The seats of an element clockwise, beginning with the chair nearest to a place. */
  seatsFrom(id: string, x: number, y: number): SeatId[];
}

export function catalogue(): CatalogueEntry[];
export function palette(): PaletteColour[];
export function templates(): Template[];
/** The default first, then the four built-in ones. */
export function presets(): Preset[];
export function layouts(): LayoutWord[];
export function arrangements(): LayoutWord[];
export function chairTypes(): LayoutWord[];
export function tableTypes(): LayoutWord[];
export function tableSizes(): TableSizes[];
export function quickSizes(): QuickSize[];
/** Guests that the edge of a table allows, 24 in each unless told; width, height and edgePerGuest in units. */
export function fillMax(kind: string, width: number, height: number, edgePerGuest?: number): number;
export function chairModels(): ChairModel[];
