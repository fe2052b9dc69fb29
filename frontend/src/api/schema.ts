/* The names the screens use for the shapes of the wire; the shapes themselves are generated. */
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

export type Problem = Schemas['Problem']
export type User = Schemas['User']
export type SignUp = Schemas['SignUp']
export type Event = Schemas['Event']
export type NewEvent = Schemas['NewEvent']
export type EventPatch = Schemas['EventPatch']
export type DuplicateEvent = Schemas['DuplicateEvent']
export type Activity = Schemas['Activity']
export type ActivityPage = Schemas['ActivityPage']
export type Guest = Schemas['Guest']
export type NewGuest = Schemas['NewGuest']
export type GuestPatch = Schemas['GuestPatch']
export type Table = Schemas['Table']
export type FloorPlanAnswer = Schemas['Plan']
export type CommandBatch = Schemas['ApplyCommands']
export type ImportAnswer = Schemas['ImportReport']
export type AutoAssignAnswer = Schemas['AutoAssigned']
export type SeatAssignment = Schemas['SeatAssignment']
export type FoundSeat = Schemas['FoundSeat']
