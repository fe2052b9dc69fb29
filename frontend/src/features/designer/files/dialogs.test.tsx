/* Upload and snapshots on the real plan: nothing changes before it was seen, and one undo takes it back. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createQueryClient } from '@/api/query-client'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { DesignerContext } from '@/canvas/context'
import { SnapshotsDialog } from '@/features/designer/files/SnapshotsDialog'
import { UploadDialog } from '@/features/designer/files/UploadDialog'
import { seatingOf } from '@/guests/seating'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'
import { openedDialog } from '@/canvas/store/layer'

const ANA = plannerGuest('g-1', { seatId: 'table-2-chair-1' })

describe('files of a plan', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
    bench.designer.seating.setState(seatingOf([ANA]), true)
  })
  const show = (dialog: 'upload' | 'snapshots') => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <DesignerContext value={bench.designer}>
          {dialog === 'upload' ? <UploadDialog /> : <SnapshotsDialog />}
        </DesignerContext>
      </QueryClientProvider>,
    )
  }
  const order = () => bench.designer.plan.state.getState().order
  const choose = (text: string, name = 'hall.json') => {
    const file = new File([text], name, { type: 'application/json' })
    // jsdom's files have no text(), which browsers have had since 2020.
    const readable = { text: () => Promise.resolve(text) }
    Object.assign(file, { slice: () => readable })
    fireEvent.change(screen.getByLabelText('Plan file'), { target: { files: [file] } })
  }

  describe('the upload', () => {
    it('shows_what_it_replaces_and_who_would_lose_a_seat', async () => {
      show('upload')
      choose(hallJson(1, 6))
      const dialog = await screen.findByRole('dialog', { name: 'Replace the plan with hall.json?' })
      expect(within(dialog).getByRole('row', { name: 'Tables 2 1' })).toBeVisible()
      expect(within(dialog).getByRole('row', { name: 'Seats 8 6' })).toBeVisible()
      expect(within(dialog).getByRole('img', { name: 'The plan in hall.json' })).toBeVisible()
      expect(dialog).toHaveTextContent('1 guest will lose the seat')
      expect(dialog).toHaveTextContent('Ana Ruiz')
      expect(order()).toHaveLength(2)
    })

    it('replaces_the_plan_in_one_step', async () => {
      show('upload')
      choose(hallJson(1, 6))
      await userEvent.click(await screen.findByRole('button', { name: 'Unseat and replace' }))
      expect(order()).toEqual(['table-1'])
      expect(bench.notices).toEqual([{ title: 'Imported', text: 'hall.json replaced the plan.' }])
      expect(openedDialog(bench.designer.view.getState())).toBeUndefined()
      act(() => {
        bench.designer.editing.undo()
      })
      expect(order()).toEqual(['table-1', 'table-2'])
    })

    it('asks_nothing_of_guests_who_keep_their_seats', async () => {
      show('upload')
      choose(hallJson(3, 4))
      expect(await screen.findByRole('button', { name: 'Replace plan' })).toBeVisible()
      expect(screen.queryByText(/will lose/)).not.toBeInTheDocument()
    })

    it('says_what_had_to_be_repaired', async () => {
      show('upload')
      choose('{"canvas":{"venueWidth":9000},"elements":[{"id":"a","type":"round","locked":"no"}]}')
      await userEvent.click(await screen.findByRole('button', { name: '2 values repaired' }))
      expect(screen.getByText(/venueWidth must be 10 to 500 ft, not 9000/)).toBeVisible()
    })

    it.each([
      ['[]', 'Invalid floor plan file'],
      ['{"version":"9.0.0","elements":[]}', 'it was saved by a newer version (9.0.0)'],
      ['<html>', 'Invalid floor plan file'],
    ])('refuses_%s_in_the_words_of_the_plan', async (text, reason) => {
      show('upload')
      choose(text)
      expect(await screen.findByText(new RegExp(reason.replaceAll(/[()]/g, '.')))).toBeVisible()
      expect(bench.notices).toEqual([
        { title: 'Import Failed', text: 'Failed to import floor plan' },
      ])
      expect(order()).toHaveLength(2)
    })

    it('says_that_a_file_could_not_be_read', async () => {
      show('upload')
      const file = new File([''], 'hall.json', { type: 'application/json' })
      Object.assign(file, { slice: () => ({ text: () => Promise.reject(new Error('gone')) }) })
      fireEvent.change(screen.getByLabelText('Plan file'), { target: { files: [file] } })
      expect(await screen.findByText('Failed to read file')).toBeVisible()
      expect(bench.notices).toEqual([
        { title: 'Import Failed', text: 'Failed to import floor plan' },
      ])
      expect(order()).toHaveLength(2)
    })
  })

  describe('snapshots', () => {
    const file = {
      ...{ filename: 'Before dinner', eventId: 'event', eventName: 'Wedding', author: 'Nora Lind' },
      ...{ savedAt: new Date().toISOString(), elements: 3, tables: 3, seats: 12 },
    }
    const serve = (routes: Routes) =>
      fakeServer({ 'GET /api/snapshots': () => ({ files: [file] }), ...routes })

    it('are_listed_with_author_time_and_counts', async () => {
      serve({})
      show('snapshots')
      const list = await screen.findByRole('list', { name: 'Saved snapshots' })
      expect(list).toHaveTextContent(/Before dinner.* by Nora Lind · 3 tables, 12 seats, 3 objects/)
    })

    it('say_that_there_are_none_when_the_list_is_empty_or_failed', async () => {
      serve({ 'GET /api/snapshots': () => refusal(500, 'internal', 'Broken') })
      show('snapshots')
      expect(await screen.findByRole('heading', { name: 'No snapshots yet' })).toBeVisible()
    })

    it('are_saved_under_a_name_with_the_whole_state', async () => {
      const { sent } = serve({
        'POST /api/snapshots': () => ({ ...file, filename: 'Before dinner (2)' }),
      })
      show('snapshots')
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      expect(screen.getByText('Give the snapshot a name.')).toBeVisible()
      await userEvent.type(screen.getByLabelText('Save this plan as'), 'Before dinner{Enter}')
      await screen.findByDisplayValue('')
      const posted = sent.find((each) => each.method === 'POST')
      expect(posted?.body).toMatchObject({
        filename: 'Before dinner',
        eventId: 'event',
        data: {
          version: '1.0.0',
          elements: [{ id: 'table-1' }, { id: 'table-2' }],
          metadata: { eventName: 'Wedding', snapshotName: 'Before dinner' },
        },
      })
      expect(bench.notices).toEqual([
        { title: 'Snapshot Saved', text: 'Snapshot saved as Before dinner (2)' },
      ])
    })

    it('that_cannot_be_saved_say_so', async () => {
      serve({ 'POST /api/snapshots': () => refusal(409, 'full', 'Too many snapshots.') })
      show('snapshots')
      await userEvent.type(screen.getByLabelText('Save this plan as'), 'One{Enter}')
      expect(await screen.findByText('Too many snapshots.')).toBeVisible()
      expect(bench.notices).toEqual([{ title: 'Snapshot Failed', text: 'Failed to save snapshot' }])
    })

    it('are_looked_at_and_then_loaded_in_one_step', async () => {
      serve({ 'GET /api/snapshots/Before%20dinner': () => new Response(hallJson(3, 4)) })
      show('snapshots')
      await userEvent.click(await screen.findByRole('button', { name: 'Load Before dinner' }))
      await screen.findByRole('dialog', { name: 'Go back to Before dinner?' })
      expect(order()).toHaveLength(2)
      await userEvent.click(screen.getByRole('button', { name: 'Replace plan' }))
      expect(order()).toHaveLength(3)
      expect(bench.notices).toEqual([{ title: 'Loaded', text: 'Before dinner replaced the plan.' }])
      act(() => {
        bench.designer.editing.undo()
      })
      expect(order()).toHaveLength(2)
    })

    it('that_cannot_be_loaded_leave_the_plan_alone', async () => {
      serve({ 'GET /api/snapshots/Before%20dinner': () => refusal(404, 'not_found', 'Gone') })
      show('snapshots')
      await userEvent.click(await screen.findByRole('button', { name: 'Load Before dinner' }))
      await screen.findByRole('button', { name: 'Load Before dinner' })
      expect(bench.notices).toEqual([{ title: 'Load Failed', text: 'Failed to load snapshot' }])
      expect(order()).toHaveLength(2)
    })

    it('are_deleted_only_after_a_question', async () => {
      const { sent } = serve({ 'DELETE /api/snapshots/Before%20dinner': () => undefined })
      show('snapshots')
      await userEvent.click(await screen.findByRole('button', { name: 'Delete Before dinner' }))
      expect(sent.some((each) => each.method === 'DELETE')).toBe(false)
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
      expect(await screen.findByRole('button', { name: 'Load Before dinner' })).toBeVisible()
      expect(sent.find((each) => each.method === 'DELETE')?.search).toBe('?event=event')
    })
  })
})
