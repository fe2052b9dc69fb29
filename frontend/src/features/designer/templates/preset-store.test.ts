/* Presets in the browser's storage: per person and template, and never more than can be read. */
import { beforeEach, describe, expect, it } from 'vitest'

import type { LayoutConfig } from '@/plan/types'
import {
  deletePreset,
  lastUsed,
  rememberLast,
  savedPresets,
  savePreset,
} from '@/features/designer/templates/preset-store'

const config: LayoutConfig = {
  ...{ tableType: 'round', tableSize: 72, chairType: 'ghost', chairsPerTable: 8 },
  ...{ chairSize: { width: 18, height: 18 }, arrangementType: 'full' },
  ...{ spaceBetweenRows: 60, spaceBetweenColumns: 60 },
}
const scope = { userId: 'u-1', setup: 'wedding-reception' }

describe('saved presets', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('belong_to_one_person_and_one_template', () => {
    savePreset(scope, { name: 'Tight', config })
    rememberLast(scope, config)
    expect(savedPresets(scope)).toEqual([{ name: 'Tight', config }])
    for (const other of [
      { ...scope, userId: 'u-2' },
      { ...scope, setup: 'graduation' },
    ]) {
      expect(savedPresets(other)).toEqual([])
      expect(lastUsed(other)).toBeUndefined()
    }
  })

  it('are_replaced_by_name_and_can_go', () => {
    savePreset(scope, { name: 'Tight', config })
    const wide = { ...config, spaceBetweenRows: 90 }
    expect(savePreset(scope, { name: 'Tight', config: wide })).toEqual([
      { name: 'Tight', config: wide },
    ])
    expect(deletePreset(scope, 'Tight')).toEqual([])
    expect(savedPresets(scope)).toEqual([])
  })

  it('that_cannot_be_read_are_left_out', () => {
    localStorage.setItem(
      'seatwright.presets.u-1.wedding-reception',
      JSON.stringify([{ name: 'Good', config }, { name: 'Bad', config: { tableSize: '72' } }, 7]),
    )
    localStorage.setItem('seatwright.last-setup.u-1.wedding-reception', '{"tableType":')
    expect(savedPresets(scope).map(({ name }) => name)).toEqual(['Good'])
    expect(lastUsed(scope)).toBeUndefined()
  })
})
