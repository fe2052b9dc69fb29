/* Which steps of the checklist a person of this browser skips, per event. */
import { stepNames, type StepName } from '@/features/events/checklist'
import { writeStored, readStored } from '@/lib/browser-storage'

/** The skipped steps of an event. */
export function skippedStepsOf(eventId: string): StepName[] {
  const names = (readStored(keyOf(eventId)) ?? '').split(' ')
  return stepNames.filter((name) => names.includes(name))
}

/** Skips a step or takes that back, and returns all skipped steps. */
export function skipStep(eventId: string, name: StepName, isSkipped: boolean): StepName[] {
  const others = skippedStepsOf(eventId).filter((each) => each !== name)
  const names = isSkipped ? [...others, name] : others
  writeStored(keyOf(eventId), names.length === 0 ? null : names.join(' '))
  return names
}

function keyOf(eventId: string): string {
  return `skipped-steps.${eventId}`
}
