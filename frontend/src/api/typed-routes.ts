/* How a route is typed by hand for `clientOf`, until `schema.gen.ts` has it. */

type Json<T> = { content: { 'application/json': T } }

/** A call with these parameters that answers `T`. */
export type Get<P, T> = { parameters: P; responses: { 200: Json<T>; default: Json<unknown> } }
