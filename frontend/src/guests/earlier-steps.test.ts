/* Steps that the designer takes over from other screens. */
import { beforeEach, expect, test } from 'vitest'
import type { QueryClient } from '@tanstack/react-query'

import { keys } from '@/api/keys'
import { createQueryClient } from '@/api/query-client'
import { takeSteps } from '@/guests/earlier-steps'
import type { SeatsOutcome, SeatsStep } from '@/guests/seating-ports'
import { toastPorts } from '@/guests/toast-ports'
import { aUser } from '@/testing/builders'

const step = (title: string, outcome: SeatsOutcome = { kind: 'done' }): SeatsStep => ({
  ...{ kind: 'seats', title },
  undo: () => Promise.resolve(outcome),
})

let cache: QueryClient
beforeEach(() => {
  cache = createQueryClient()
  cache.setQueryData(keys.user, aUser())
})

const remember = (title: string, outcome?: SeatsOutcome) =>
  toastPorts(cache, 'e-1', () => undefined).remember(step(title, outcome))

const taken = (eventId = 'e-1') => takeSteps(cache, eventId).map(({ title }) => title)

test('are handed over once, for the event and the person', () => {
  remember('one')
  remember('two')
  expect(taken('e-2')).toEqual([])
  cache.setQueryData(keys.user, aUser({ id: 'someone-else' }))
  expect(taken()).toEqual([])
  cache.setQueryData(keys.user, aUser())
  expect([taken(), taken()]).toEqual([['one', 'two'], []])
})

test('are forgotten once their message took them back or never can, and kept after a failure', async () => {
  const actions = [
    remember('done'),
    remember('refused', { kind: 'refused' }),
    remember('failed', { kind: 'failed' }),
  ]
  for (const { run } of actions) run()
  await Promise.resolve()
  await Promise.resolve()
  expect(taken()).toEqual(['failed'])
})
