/* The shapes of the page behind the link that confirms an answer. */
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** What a link confirms. */
export type AnswerConfirmation = Schemas['AnswerConfirmation']
/** What comes back: the personal link of the party. */
export type ConfirmedAnswer = Schemas['Confirmed']
