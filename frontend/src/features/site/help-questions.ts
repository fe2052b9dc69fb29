/* The questions of the help page: what works today, in the words of people who ask. */
import { eventQuestions } from '@/features/site/help-event'
import { guestQuestions } from '@/features/site/help-guests'
import { planningQuestions } from '@/features/site/help-planning'
import type { Question } from '@/features/site/help-question'

export const questions: readonly Question[] = [
  ...planningQuestions,
  ...guestQuestions,
  ...eventQuestions,
]
