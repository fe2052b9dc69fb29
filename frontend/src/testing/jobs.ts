/* Jobs as a server answers them. */
import type { Job, JobResult } from '@/api/schema'

export function aJob(fields: Partial<Job> = {}): Job {
  return {
    id: 'j-1',
    eventId: 'e-1',
    kind: 'auto_assign',
    state: 'queued',
    progress: { done: 0, phase: '' },
    cancelRequested: false,
    createdAt: '2027-01-10T09:00:00Z',
    ...fields,
  }
}

/** Answers the start of a job that has succeeded by then, so that the screen has nothing to wait for. */
export function doneAtOnce(kind: JobResult['kind'], result: object): () => object {
  return () => ({ ...aJob({ kind, state: 'succeeded' }), result: { kind, ...result } })
}
