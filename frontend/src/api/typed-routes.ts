/* How routes are typed by hand for `clientOf`, until `schema.gen.ts` has them. */

type Json<T> = { content: { 'application/json': T } }

/** A route of one event. */
export type OfEvent = { path: { eventId: string } }

/** A call with these parameters that answers `T`. */
export type Get<P, T> = { parameters: P; responses: { 200: Json<T>; default: Json<unknown> } }

/** The same with a body. */
export type Post<P, B, T> = Get<P, T> & { requestBody: Json<B> }
