/* The name and the contents of a downloaded plan. */
import { describe, expect, it } from 'vitest'

import { fileName } from '@/features/designer/files/file-name'
import { savedState } from '@/features/designer/files/saved-state'

describe('file names', () => {
  it.each([
    ['Ana & Ben, 12/6', 'Ana & Ben, 12-6.json'],
    ['../../etc/passwd', 'etc-passwd.json'],
    ['  ', 'floor-plan.json'],
    ['Gala\u0000\n2027', 'Gala-2027.json'],
  ])('of_events: %s', (event, file) => {
    expect(fileName(event, 'json')).toBe(file)
  })
})

describe('the saved state', () => {
  const facts = {
    eventName: 'Gala',
    now: '2027-05-01T10:00:00.000Z',
    view: { width: 900, height: 700, zoom: 0.5, pan: { x: 3, y: 4 } },
  }

  it('says_when_and_from_which_event_it_was_exported_and_how_it_was_looked_at', () => {
    const state = savedState('{"canvas":{"venueWidth":60},"elements":[],"aisles":[1]}', facts, {
      kind: 'file',
    })
    expect(state).toEqual({
      version: '1.0.0',
      timestamp: facts.now,
      canvas: { venueWidth: 60, width: 900, height: 700, zoom: 0.5, pan: { x: 3, y: 4 } },
      elements: [],
      aisles: [1],
      metadata: {
        name: 'Gala',
        eventName: 'Gala',
        lastSaved: facts.now,
        autoSaveEnabled: true,
        exported: facts.now,
        exportVersion: '1.0.0',
      },
    })
  })

  it('keeps_the_name_that_the_plan_was_given_and_says_which_snapshot_it_is', () => {
    const state = savedState('{"metadata":{"name":"Plan B","later":1}}', facts, {
      kind: 'snapshot',
      label: 'Before dinner',
    })
    expect(state).toHaveProperty('metadata', {
      name: 'Plan B',
      later: 1,
      eventName: 'Gala',
      lastSaved: facts.now,
      autoSaveEnabled: true,
      snapshotName: 'Before dinner',
      snapshotTimestamp: facts.now,
      snapshotVersion: '1.0.0',
    })
  })
})
