/* The shapes of the seat finders, for guests and for organisers. */
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** An event as shown to visitors who look for their seat. */
export type FinderEvent = Schemas['FinderEvent']
/** The guest who was found. */
export type FoundPerson = Schemas['FoundPerson']
/** What a search found. */
export type FoundGuest = Schemas['FoundGuest']
/** A search: personal details, or a `query`. */
export type FindGuest = Schemas['FindGuest']
/** What was scanned or typed from a card. */
export type ScannedSeat = Schemas['ScannedSeat']
