/*
 * Jobs: long work that the server does beside the requests. A screen starts one with `useJobRun` and shows how far it is;
 * `useJob` follows one whose id is known, for example from the address.
 */
import {
  QueryObserver,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client, unwrap } from '@/api/client'
import { ApiError, cancelledCode, isUnreachable, wasCancelled } from '@/api/errors'
import { keys } from '@/api/keys'
import { liveState } from '@/api/live'
import type { Job, JobResult } from '@/api/schema'
import { writeStored, readStored } from '@/lib/browser-storage'

/** Milliseconds before the first look at a job, and the longest wait between two. */
const FIRST_WAIT = 150
const LONGEST_WAIT = 2_000

/** Milliseconds between two looks while the live feed tells of every change of a job. */
const LIVE_WAIT = 10_000

type Kind = JobResult['kind']

/** The result of jobs of one kind. */
export type ResultOf<K extends Kind> = Extract<JobResult, { kind: K }>

/** Returns whether the state of a job is final. */
function isFinished({ state }: Job): boolean {
  return state !== 'queued' && state !== 'running'
}

function jobQuery(id: string) {
  return {
    queryKey: keys.job(id),
    queryFn: () => unwrap(client.GET('/api/jobs/{jobId}', { params: { path: { jobId: id } } })),
    // A job ends while its tab is hidden, too.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }: { state: PollState }) => waitBeforeNext(state),
  }
}

type PollState = {
  data: Job | undefined
  error: Error | null
  dataUpdateCount: number
  errorUpdateCount: number
}

/** Waits longer each time; a server that restarts is asked again, one that refuses is not. */
function waitBeforeNext({ data, error, dataUpdateCount, errorUpdateCount }: PollState) {
  if (data !== undefined && isFinished(data)) return false
  if (error !== null && !isUnreachable(error)) return false
  const looks = dataUpdateCount + errorUpdateCount
  // The feed may have told of a change before this page knew the job, so that it looks once in any case.
  if (liveState() === 'live' && looks > 1) return LIVE_WAIT
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 1.5 ** (looks - 1))
}

/** Follows a job until it has finished; nothing is asked without an id. */
export function useJob(id: string | undefined) {
  return useQuery({ ...jobQuery(id ?? ''), enabled: id !== undefined })
}

/** Returns a function that resolves to the result of a job when it has ended, and throws what its call would have answered. */
export function useJobResult<K extends Kind>(kind: K) {
  const cache = useQueryClient()
  return async (id: string): Promise<ResultOf<K>> => resultOf(await finished(cache, id), kind)
}

/** Returns a function that asks a job to stop. One that does not arrive leaves the job running, and its button in place. */
export function useCancelJob() {
  const cache = useQueryClient()
  return (id: string) => {
    cancelJob(cache, id).catch(() => undefined)
  }
}

/** Asks a job to stop. */
async function cancelJob(cache: QueryClient, id: string): Promise<void> {
  const call = client.POST('/api/jobs/{jobId}/cancel', { params: { path: { jobId: id } } })
  cache.setQueryData(keys.job(id), await unwrap(call))
}

/** Resolves to a job when it has finished. Continues when the screen that started it is left. */
function finished(cache: QueryClient, id: string): Promise<Job> {
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(cache, jobQuery(id))
    const stop = observer.subscribe(({ data, error }) => {
      settle(data, error)
    })
    const settle = (data: Job | undefined, error: Error | null) => {
      if (data !== undefined && isFinished(data)) resolve(data)
      else if (error !== null && !isUnreachable(error)) reject(error)
      else return
      stop()
    }
    const { data, error } = observer.getCurrentResult()
    settle(data, error)
  })
}

/** Returns the result of a finished job; throws what its call would have answered. */
function resultOf<K extends Kind>(job: Job, kind: K): ResultOf<K> {
  const { result, error, state } = job
  if (isOfKind(result, kind)) return result
  const code = state === 'cancelled' ? cancelledCode : 'not_found'
  const gone = { code, message: 'The result of this task is no longer available.' }
  throw new ApiError({ status: 422, ...(error ?? gone) })
}

function isOfKind<K extends Kind>(result: JobResult | undefined, kind: K): result is ResultOf<K> {
  return result?.kind === kind
}

type Options<Input, K extends Kind> = {
  kind: K
  /** The event, when a reload of its screen has to find the job again. */
  eventId?: string
  start: (input: Input) => Promise<Job>
  /** Called with the result, and true when an earlier visit to the screen had started the job. */
  onDone: (result: ResultOf<K>, wasLeft: boolean) => Promise<unknown>
}

type Handlers<R> = { onSuccess: (result: R) => void; onError: (error: Error) => void }

/** What a run begins with: new work, or the job that an earlier visit to the screen has started. */
type Call<Input> = { input: Input } | { left: string }

/**
 * Runs long work as a job: a mutation that ends with the job's result, and until then the job and how to cancel it.
 * With `eventId` a reload continues to show the job; its handlers are gone by then, so a failure stays visible.
 */
export function useJobRun<Input, K extends Kind>(options: Options<Input, K>) {
  const { kind, eventId, start, onDone } = options
  const cache = useQueryClient()
  const [id, setId] = useState<string>()
  const memory = eventId === undefined ? undefined : `job.${kind}.${eventId}`
  const note = (job: string | null) => {
    if (memory !== undefined) writeStored(memory, job)
  }
  const begin = async (input: Input): Promise<string> => {
    const job = await start(input)
    cache.setQueryData(keys.job(job.id), job)
    note(job.id)
    return job.id
  }
  const mutation = useMutation({
    // It lasts until the job has ended, and what the job changes appears before that.
    meta: { isJob: true },
    mutationFn: async (call: Call<Input>) => {
      const job = 'left' in call ? call.left : await begin(call.input)
      setId(job)
      return resultOf(await finished(cache, job), kind)
    },
    onSuccess: (result, call) => onDone(result, 'left' in call),
    onSettled: (_result, error, call) => {
      note(null)
      // A cancelled job stays, so that its screen can say so.
      const isSaidElsewhere = 'input' in call && !wasCancelled(error)
      if (error === null || isSaidElsewhere) setId(undefined)
    },
  })
  const { mutate: continueRun } = mutation
  useEffect(() => {
    const left = memory === undefined ? null : readStored(memory)
    if (left !== null) continueRun({ left })
  }, [memory, continueRun])
  // Only shows what `finished` asks for.
  const { data } = useQuery({ ...jobQuery(id ?? ''), enabled: false, refetchInterval: false })
  const job = id === undefined ? undefined : data
  const cancel = () => {
    // A cancel that does not arrive leaves the job running, and its Cancel button in place.
    if (id !== undefined) cancelJob(cache, id).catch(() => undefined)
  }
  const mutate = (input: Input, { onSuccess, onError }: Handlers<ResultOf<K>>) => {
    const report = (error: Error) => {
      if (!wasCancelled(error)) onError(error)
    }
    mutation.mutate({ input }, { onSuccess, onError: report })
  }
  return {
    /** Runs the job; a person who cancels it is told by `JobProgress`, and neither handler is called. */
    mutate,
    /** Runs the job; rejects with `wasCancelled` when a person cancels it. */
    mutateAsync: (input: Input) => mutation.mutateAsync({ input }),
    isPending: mutation.isPending,
    run: job === undefined ? undefined : { job, cancel },
  }
}
