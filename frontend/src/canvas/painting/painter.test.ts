/* What is written of a label at a zoom: all of it, its number, its beginning, or nothing. */
import { describe, expect, it } from 'vitest'

import type { TextOp } from '@/canvas/painting/display-list'
import { detailAt, fittingText, paintTexts, type PaintContext } from '@/canvas/painting/painter'

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

  it('becomes_its_first_word_or_a_few_letters_in_a_small_plan', () => {
    expect(written(label('Bride and groom'), 0.42)).toBe('Bride')
    expect(written(label('Family Smith'), 0.35)).toBe('Family')
    expect(written(label('Family Smith'), 0.3)).toBe('Fami…')
    expect(written(label('The old friends'), 0.35)).toBe('The o…')
    expect(written(label('Grandparents'), 0.25)).toBe('Gra…')
  })

  it('is_left_out_where_too_few_letters_have_room', () => {
    expect(fittingText(label('Grandparents'), 0.3, 60)).toBeUndefined()
    expect(written(label('Grandparents'), 0.15)).toBeUndefined()
    expect(fittingText(label('Table 12', '12'), 0.15, 20)).toBeUndefined()
  })
})

function isContext(value: unknown): value is PaintContext {
  return typeof value === 'object'
}

describe('letters on a chair', () => {
  /** Paints the letters of a guest at zoom 1 where each of them is as wide as the font is high. */
  const fontOf = (words: string): string => {
    const fonts: string[] = []
    const surface = {
      font: '',
      measureText: (measured: string) => ({
        width: [...measured].length * Number.parseFloat(surface.font.slice(4)),
      }),
      fillText: () => {
        fonts.push(surface.font)
      },
    }
    const op: TextOp = { ...label(words), role: 'seat-number' }
    const context: unknown = {
      surface,
      palette: { colour: () => 'black' },
      camera: { zoom: 1, panX: 0, panY: 0 },
      detail: detailAt(1),
    }
    if (!isContext(context)) throw new Error('no context')
    paintTexts(context, { shapes: [], images: [], texts: [op] }, 40)
    return fonts.join()
  }

  it('keep_their_size_in_scripts_of_known_widths', () => {
    expect(fontOf('WM')).toBe('500 14.0px system-ui, sans-serif')
    expect(fontOf('ЖЩ')).toBe('500 14.0px system-ui, sans-serif')
  })

  it('become_smaller_where_their_signs_would_stand_beside_the_chair', () => {
    expect(fontOf('श्रीक्षि')).toBe('500 4.0px system-ui, sans-serif')
    expect(fontOf('من')).toBe('500 14.0px system-ui, sans-serif')
  })
})
