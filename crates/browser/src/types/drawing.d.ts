/** A token of `palette()`, which is also the name of a CSS variable, or a custom colour. */
export type Paint = string;

export type PrimitiveRole = "body" | "chair" | "label" | "seat-number" | "detail";

interface PrimitiveBase {
  fill: Paint | null;
  stroke: Paint | null;
  strokeWidth: number;
  role: PrimitiveRole;
  /** Chairs and seat numbers carry their seat. */
  seat?: SeatId;
  /** The least zoom at which it is drawn; always drawn when absent. */
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
  /** Pictures as `data:` addresses by their address in the plan; one that is not here becomes a placeholder. */
  pictures?: Record<string, string>;
}

/** A line that shows an alignment found while snapping. */
export interface Guide {
  /** "x": the guide is vertical, at `position` on the x axis. */
  axis: "x" | "y";
  position: number;
  from: number;
  to: number;
  /** Difference on its axis between the end of the line and its start: not 0 along a slanted wall. */
  lean?: number;
  /** "gap": the line runs along a free space that is as wide as another one (axis "y": from left to right). */
  kind: "edge" | "center" | "gap";
  /** Width of the free space, in units. */
  gap?: number;
  /** Where the width is written. */
  at?: { x: number; y: number };
  /** The element aligned with, or the neighbour at the free space; the room when absent. */
  element?: string;
}

export interface SnapOptions {
  /** Whether the plan's grid attracts where nothing else does. */
  grid: boolean;
  /** Units: screen pixels divided by zoom. */
  tolerance: number;
}
