/*
 * Computes layouts in a worker, so that the page stays usable. Cancelling a running computation terminates the worker.
 */
import { computeLayout, type LayoutReply, type LayoutTask } from '@/plan/layouts/tasks'
import type { PlanModule } from '@/plan/session'

/** What the worker is sent. */
export interface LayoutRequest {
  readonly number: number
  readonly task: LayoutTask
}

/** What the worker sends. */
export interface LayoutResponse {
  readonly number: number
  readonly reply?: LayoutReply
  readonly problem?: string
}

interface Waiting {
  readonly done: (reply: LayoutReply) => void
  readonly failed: (error: Error) => void
}

type Reply<Kind> = Extract<LayoutReply, { kind: Kind }>

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/**
 * Computes a layout in the worker, or in the page where the browser has no workers. Rejects when the plan refuses the
 * configuration, when the worker cannot be loaded, and when `signal` aborts it.
 */
export async function computeLayoutInWorker<Task extends LayoutTask>(
  task: Task,
  signal: AbortSignal,
  inPage: () => PlanModule | Promise<PlanModule>,
): Promise<Reply<Task['kind']>> {
  signal.throwIfAborted()
  const reply =
    typeof Worker === 'undefined' ? computeLayout(await inPage(), task) : await ask(task, signal)
  signal.throwIfAborted()
  if (!isOf<Task['kind']>(reply, task.kind)) throw new Error('the reply is of another kind')
  return reply
}

function isOf<Kind>(reply: LayoutReply, kind: Kind): reply is Reply<Kind> {
  return reply.kind === kind
}

function ask(task: LayoutTask, signal: AbortSignal): Promise<LayoutReply> {
  last += 1
  const number = last
  return new Promise((done, failed) => {
    waiting.set(number, { done, failed })
    signal.addEventListener('abort', () => {
      if (waiting.has(number)) end(new Error('called off'))
    })
    worker ??= start()
    const request: LayoutRequest = { number, task }
    worker.postMessage(request)
  })
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<LayoutResponse>) => {
    const { number, reply, problem = 'the worker has no answer' } = data
    const entry = waiting.get(number)
    waiting.delete(number)
    if (reply === undefined) entry?.failed(new Error(problem))
    else entry?.done(reply)
  }
  started.onerror = () => {
    end(new Error('the worker could not be loaded'))
  }
  return started
}

/** Ends the worker with everything that waits for it; the next task starts another one. */
function end(why: Error): void {
  worker?.terminate()
  worker = undefined
  for (const { failed } of waiting.values()) failed(why)
  waiting.clear()
}
