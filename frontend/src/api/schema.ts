/* The names the screens use for the shapes of the wire; the shapes themselves are generated. */
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** The words of the wire: roles, statuses, answers and states. */
export type Role = Schemas['Role']
export type EventStatus = Schemas['EventStatus']
export type GuestStatus = Schemas['GuestStatus']
export type Rsvp = Schemas['Rsvp']
export type MailMode = Schemas['MailMode']
export type MailState = Schemas['MailState']
export type Problem = Schemas['Problem']
export type User = Schemas['User']
export type SignUp = Schemas['SignUp']
export type SessionEntry = Schemas['SessionEntry']
export type Site = Schemas['Site']
export type OrganisationSettings = Schemas['OrganisationSettings']
export type OrganisationPatch = Schemas['OrganisationPatch']
export type Member = Schemas['Member']
export type NewInvitation = Schemas['NewInvitation']
export type Invitation = Schemas['Invitation']
export type InvitationView = Schemas['InvitationView']
export type MailSummary = Schemas['MailSummary']
export type MailView = Schemas['MailView']
export type Event = Schemas['Event']
export type NewEvent = Schemas['NewEvent']
export type EventPatch = Schemas['EventPatch']
export type DuplicateEvent = Schemas['DuplicateEvent']
export type Activity = Schemas['Activity']
export type ActivityPage = Schemas['ActivityPage']
export type Guest = Schemas['Guest']
export type NewGuest = Schemas['NewGuest']
export type GuestPatch = Schemas['GuestPatch']
export type Tag = Schemas['Tag']
export type TagColour = Schemas['TagColour']
/** A tag and how many guests carry it, over all events. */
export type TagEntry = Schemas['TagEntry']
export type NewTag = Schemas['NewTag']
export type PartyEntry = Schemas['PartyEntry']
export type PartyPatch = Schemas['PartyPatch']
/** What a change of several guests did. */
export type BatchDone = Schemas['BatchDone']
/** The values that a kept guest has after a merge: absent fields stay. */
export type MergeValues = NonNullable<Schemas['MergeGuests']['values']>
export type RemovedGuest = Schemas['RemovedGuest']
export type GuestChange = Schemas['GuestChange']
export type QrCode = Schemas['QrCode']
export type Table = Schemas['Table']
export type FloorPlanAnswer = Schemas['Plan']
export type Snapshot = Schemas['Snapshot']
export type NewSnapshot = Schemas['NewSnapshot']
export type CommandBatch = Schemas['ApplyCommands']
/** Where a guest was before a change of seats. */
export type Place = Schemas['Place']
/** A guest who goes back there. */
export type PlaceBack = Schemas['PlaceBack']
/** Whether a change arrived: `unknown` when so much came since that the log of the plan has lost it. */
export type Arrived = Schemas['Arrived']
export type Image = Schemas['Image']
export type FoundImage = Schemas['FoundImage']
export type ImageResult = Schemas['ImageResult']
/** A guest who was not put back, and why. */
export type SkippedGuest = Schemas['SkippedGuest']
/** A guest whose seat is another one than before. */
export type SeatChange = Schemas['SeatChange']
export type AutoAssign = Schemas['AutoAssign']
export type AutoAssignAnswer = Schemas['AutoAssigned']
export type SeatAssignment = Schemas['SeatAssignment']
export type Job = Schemas['Job']
export type JobResult = Schemas['JobResult']
export type FoundSeat = Schemas['FoundSeat']
export type Wish = Schemas['Wish']
export type NewWish = Schemas['NewWish']
export type ConfirmationsSent = Schemas['ConfirmationsSent']
/** The decisions about an import; what is absent is guessed or the default. */
export type ImportPlan = Partial<Schemas['ImportPlan']>
export type ImportPreview = Schemas['ImportPreview']
export type ImportColumn = Schemas['ImportColumn']
export type ImportField = Schemas['ImportField']
export type ImportProblem = Schemas['ImportProblem']
export type PastImport = Schemas['PastImport']
