/* What is written of a label at a zoom: all of it, its number, its beginning, or nothing. */
import { describe, expect, it } from 'vitest'

import type { TextOp } from '@/features/planner/canvas/display-list'
import { fittingText } from '@/features/planner/canvas/painter'

const label = (text: string, short?: string): TextOp => ({
  ...{ x: 0, y: 0, text, short, size: 14, rotation: 0, weight: 500, fill: 'text' },
  ...{ role: 'label', minZoom: 0 },
})
/** On a table 5 ft wide. */
const written = (text: TextOp, zoom: number) => fittingText(text, zoom, 120)?.words

describe('a label on the plan', () => {
  it('is_written_as_it_is_where_there_is_room', () => {
    expect(written(label('Table 12', '12'), 1)).toBe('Table 12')
    expect(written(label('Table 12', '12'), 0.6)).toBe('Table 12')
  })

  it('becomes_its_number_where_there_is_less', () => {
    expect(written(label('Table 12', '12'), 0.3)).toBe('12')
  })

  it('without_a_number_becomes_its_beginning', () => {
    expect(written(label('Grandparents and friends'), 0.6)).toBe('Grandpare…')
    expect(written(label('Our old friends from school'), 0.5)).toBe('Our old…')
  })

  it('is_left_out_where_too_few_letters_have_room', () => {
    expect(written(label('Grandparents'), 0.3)).toBeUndefined()
    expect(written(label('Grandparents'), 0.15)).toBeUndefined()
    expect(fittingText(label('Table 12', '12'), 0.15, 20)).toBeUndefined()
  })
})
