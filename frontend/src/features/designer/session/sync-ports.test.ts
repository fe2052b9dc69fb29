// @vitest-environment jsdom
/* What the server's answers to a batch mean: only its own refusals end an edit, everything else is tried again. */
import { describe, expect, it, vi } from 'vitest'

import { takeAccountFrom } from '@/api/session'
import { fakeServer, refusal } from '@/testing/fake-server'
import { send } from '@/features/designer/session/sync-ports'
import { messages } from '@/canvas/text/messages'

const COMMANDS = 'POST /api/events/e-1/floor-plan/commands'
const ANA = { eventId: 'e-1', userId: 'ana' }
const BATCH = { commandId: 'c-1', commands: [], unseat: ['g-1'] }

describe('sending a batch', () => {
  it('names_the_account_that_made_the_edits_although_the_page_has_another_by_now', async () => {
    takeAccountFrom(() => 'ben')
    const named: (string | null)[] = []
    vi.stubGlobal('fetch', (request: Request) => {
      named.push(request.headers.get('x-account-id'))
      return Promise.resolve(new Response('{"revision":2}'))
    })
    await send(ANA, BATCH, 1)
    expect(named).toEqual(['ana'])
  })

  const answerTo = (response: () => unknown) => {
    fakeServer({ [COMMANDS]: response })
    return send(ANA, BATCH, 1)
  }

  it.each([
    [400, 'invalid'],
    [413, 'too_large'],
    [422, 'plan_refused'],
  ])('is_refused_for_good_with_%i_%s', async (status, code) => {
    const answer = await answerTo(() => refusal(status, code, 'Unknown element.'))
    expect(answer).toEqual({ kind: 'refused', message: 'Unknown element.' })
  })

  it.each([
    [401, 'signed_out'],
    [403, 'account_changed'],
    [429, 'too_many_requests'],
    [429, 'long_task_running'],
    [503, 'long_tasks_full'],
    [503, 'unavailable'],
  ])('waits_with_the_edits_kept_while_the_answer_is_%i_%s', async (status, code) => {
    const answer = await answerTo(() => refusal(status, code, 'Not now.'))
    expect(answer).toEqual({ kind: 'unreachable', message: 'Not now.' })
  })

  const change = { revision: 2, commandId: 'c-2', by: { id: 'u-2', name: 'Ana' } }
  const shift = { kind: 'move', moves: [{ id: 't1', x: 1, y: 2 }] }

  it.each([
    ['none', { others: [] }, []],
    ['undefined_by_a_server_of_the_release_before', {}, []],
    ['some', { others: [{ ...change, commands: [shift] }] }, [{ ...change, commands: [shift] }]],
    ['not_told', { others: null }, undefined],
    ['of_no_kind', { others: [{ ...change, commands: [{}] }] }, undefined],
  ])('tells_what_others_changed_when_it_is_%s', async (_, answer, others) => {
    expect(await answerTo(() => ({ revision: 3, applied: true, ...answer }))).toEqual({
      ...{ kind: 'applied', revision: 3, others },
    })
  })

  it.each([
    ['object_gone', 'gone'],
    ['stale_revision', 'stale'],
  ])('calls_%s_%s', async (code, kind) => {
    expect(await answerTo(() => refusal(409, code, 'Someone was faster.'))).toEqual({ kind })
  })

  it('tells_a_role_that_may_not_edit_from_a_network_that_is_gone', async () => {
    const answer = await answerTo(() => refusal(403, 'forbidden', 'Your role does not allow this.'))
    expect(answer).toEqual({ kind: 'forbidden', message: 'Your role does not allow this.' })
  })

  it('keeps_the_edits_of_an_event_that_was_deleted_and_says_so', async () => {
    const answer = await answerTo(() => refusal(404, 'not_found', 'Event not found.'))
    expect(answer).toEqual({ kind: 'unreachable', message: messages.eventGone })
  })

  it.each([400, 403, 404, 408])(
    'does_not_take_the_page_of_a_proxy_for_a_refusal_%i',
    async (status) => {
      const answer = await answerTo(() => new Response('<h1>Log in</h1>', { status }))
      expect(answer).toMatchObject({ kind: 'unreachable' })
    },
  )
})
