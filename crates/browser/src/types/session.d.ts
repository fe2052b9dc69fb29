/** The open plan and the lists that come with it. */

/** An open plan: document, history (50 steps) and geometry. Methods throw an Error whose message names field and element. */
export class PlanSession {
  /** Opens a plan from its saved-state JSON. */
  constructor(planJson: string);
  static empty(name: string): PlanSession;
  free(): void;
  [Symbol.dispose](): void;
  toJson(): string;
  /** The saved state for people and other programs, with the places of chairs and all other derived values. */
  toFile(): string;
  notes(): Note[];
  elements(): ElementView[];
  /** The ids of all elements in drawing order, bottom first. */
  order(): string[];
  element(id: string): ElementView | undefined;
  canvas(): CanvasView;
  surroundings(): Surroundings;
  seats(): SeatView[];
  /** The problems of the plan and their locations. */
  problems(): PlanProblem[];
  /** Applies a change by this user; it can be undone. Applied completely or not at all. */
  apply(command: Command): Change;
  /** Applies a change by another user; it does not enter the history. */
  applyRemote(command: Command): Change;
  undo(): Replayed | undefined;
  redo(): Replayed | undefined;
  /** The id of the step that the latest change made, undid or redid. */
  latestStep(way: Way): number | undefined;
  /** Notes that the server applied edits of this person and nothing else. Throws when they do not apply to its document. */
  confirm(commands: readonly Command[]): void;
  /** Puts changes of others under the unsent edits. Throws when the server must have another document; nothing is changed then. */
  rebase(rebase: Rebase): Rebased;
  /** Takes over the history of an earlier document of this plan, and makes its unsent edits again. */
  takeOver(earlier: PlanSession, rebase: Rebase): Rebased;
  /** The ids of the steps to undo, the latest last. Undo and redo keep an id; a later step has a higher one. */
  undoIds(): Uint32Array;
  /** The ids of the steps to redo, the next one last. */
  redoIds(): Uint32Array;
  /** Forgets the steps to redo, as any edit does. */
  endRedo(): void;
  /** Returns an equal result until a Change lists the id. */
  primitives(id: string): Primitive[];
  allPrimitives(): Record<string, Primitive[]>;
  primitivesOfDraft(draft: { id: string; x?: number; y?: number; width?: number; height?: number; rotation?: number }): Primitive[];
  /** Topmost first, chairs before their table; exact hits before those within the tolerance (units). */
  hitTest(x: number, y: number, tolerance: number): Hit | undefined;
  /** Hidden and locked elements are left out. */
  marquee(x0: number, y0: number, x1: number, y1: number, mode: "inside" | "touch"): string[];
  /**
   * A door or window that is moved alone turns to fit a wall nearby; `rotation` is its new angle.
   * `besideAisle`: the move was kept out of an aisle.
   */
  snapMove(
    ids: string[],
    dx: number,
    dy: number,
    options: SnapOptions,
  ): { dx: number; dy: number; guides: Guide[]; rotation?: number; besideAisle?: boolean };
  /** Like `snapMove`, for an element that is not in the plan yet. */
  snapNew(
    element: PlanElement,
    options: SnapOptions,
  ): { x: number; y: number; rotation: number; guides: Guide[]; besideAisle?: boolean };
  /** Snaps a new door or window to a wall; undefined when no wall is near, and for other kinds. */
  snapOpening(
    element: PlanElement,
    options: SnapOptions,
  ): { x: number; y: number; rotation: number; guides: Guide[] } | undefined;
  snapResize(
    id: string,
    box: { x: number; y: number; width: number; height: number },
    options: SnapOptions,
  ): { x: number; y: number; width: number; height: number; guides: Guide[] };
  /** Middle at (cx, cy), catalogue defaults, next table number; not yet added. */
  newElement(kind: string, cx: number, cy: number, id: string): PlanElement;
  duplicateCommand(ids: string[], dx: number, dy: number, newIds: string[]): Command;
  /** The distance between two elements without their chairs; undefined when one is unknown. */
  gapBetween(from: string, to: string): { edges: Span; centres: Span } | undefined;
  /** The id of the measurement line under a place; tolerance in units. */
  measurementAt(x: number, y: number, tolerance: number): string | undefined;
  /** Why an outline cannot be used for the room or an aisle. */
  outlineProblem(points: { x: number; y: number }[], purpose: "room" | "aisle"): string | undefined;
  /** Gives the room a shape; the plan moves so that the room begins at the origin. Throws with the reason. */
  roomCommand(shape: RoomShape): Command;
  /** Stretches the room, a drawn outline too, to a width and depth in units. Throws with the reason. */
  resizeRoomCommand(width: number, height: number): Command;
  /** The narrowest width of each aisle, in units. */
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
  /** Undefined when the text was not copied from Seatwright. Throws when it was and cannot be pasted. */
  pasteCommand(text: string, at: { x: number; y: number } | undefined, idBase: string): Adding | undefined;
  snapPoint(x: number, y: number, options: SnapOptions): { x: number; y: number; guides: Guide[] };
  /** Scales about `from`, so that the line to `to` has the length (units). Throws with the reason. */
  calibratedUnderlay(from: { x: number; y: number }, to: { x: number; y: number }, length: number): Underlay;
  /** Sets fields of single seats; null removes one. */
  seatsCommand(
    seats: SeatId[],
    set: { seatStatus?: SeatStatus | null; isHandicapAccessible?: boolean | null; chairStyle?: string | null },
  ): Command;
  /** The number of chairs on each side of a table with corners; undefined for other elements. */
  chairSides(id: string): ChairDistribution | undefined;
  /** Seats guests on the free floor. Throws with the field that cannot be used. */
  applyLayoutCommand(config: LayoutConfig, present: PresentSeating, idBase: string): LayoutResult;
  /** The number of suggestions for seating guests whom a configuration leaves out. */
  layoutIdeas(config: LayoutConfig): number;
  /** Computes one of these suggestions for the plan as it is; undefined when it seats no more than `seats`. */
  layoutSuggestion(
    config: LayoutConfig,
    present: PresentSeating,
    number: number,
    seats: number,
    idBase: string,
  ): LayoutSuggestion | undefined;
  /** Replaces room and elements by a template, a wedding reception when none is named; with a config the template's guests are seated as it says. */
  templateCommand(id: string | undefined, config: LayoutConfig | undefined, idBase: string): LayoutResult;
  /** One table with its chairs, the middle at (0, 0), in units. */
  arrangementPreview(config: LayoutConfig): Primitive[];
  /** Rows from the front, the middle of the first one at a place. */
  sectionCommand(section: SectionConfig, at: { x: number; y: number }, idBase: string): { command: Command; ids: string[] };
  /** Makes this plan equal to a saved state, in one step. Throws with the reason when it cannot be opened. */
  replaceCommand(stateJson: string): { command: Command; summary: PlanSummary; notes: Note[] };
  summary(): PlanSummary;
  toSvg(options?: SvgOptions): string;
  /** The visible elements in three dimensions, in document order. */
  solids(): Solid[];
  solid(id: string): Solid | undefined;
  roomOutline(): RoomShell;
  /** The room in perspective as SVG; `taken` are the seats with guests. */
  cover(taken: readonly SeatId[], dark: boolean): string;
  /** The seats of an element clockwise, beginning with the chair nearest to a place. */
  seatsFrom(id: string, x: number, y: number): SeatId[];
  /** Opens the seating with guests and wishes as JSON. */
  seatingDesk(eventJson: string): SeatingDesk;
}

export function catalogue(): CatalogueEntry[];
export function palette(): PaletteColour[];
export function templates(): Template[];
/** One of the three plans to start a kind of event with. */
export function startPlan(wish: StartWish, number: number, idBase: string): StartPlan | undefined;
/** The default first, then the four built-in ones. */
export function presets(): Preset[];
export function layouts(): LayoutWord[];
export function arrangements(): LayoutWord[];
export function chairTypes(): LayoutWord[];
export function tableTypes(): LayoutWord[];
export function tableSizes(): TableSizes[];
export function quickSizes(): QuickSize[];
/** Guests that fit at a table, with 24 in from chair to chair unless told; width, height and edgePerGuest in units. */
export function capacity(
  kind: string,
  width: number,
  height: number,
  arrangement: string,
  edgePerGuest?: number,
): number;
export function chairModels(): ChairModel[];
