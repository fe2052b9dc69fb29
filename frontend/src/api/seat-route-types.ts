/* The shapes of ways, for guests and for organisers. */
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** The way to a place, and which map it is laid over; lengths in metres. */
export type PlanRoute = Schemas['SeatRoute']
/** A way with the drawing of its map. */
export type SeatRoute = PlanRoute & { map: { svg: string } }
/** A way. */
export type ShownRoute = Schemas['ShownRoute']
/** One sentence of the directions. */
export type RouteDirection = Schemas['RouteDirection']

/** From where, and how, a guest walks. */
export type RouteOptions = {
  /** The id of an entrance; empty for the nearest one. */
  from: string
  /** Without steps, and 0.92 m wide. */
  stepFree: boolean
}
