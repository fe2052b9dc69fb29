// @vitest-environment jsdom
/* What the size of the screen and the kind of pointer mean for the designer. */
import { afterEach, describe, expect, it, vi } from 'vitest'

import { adaptToScreen } from '@/features/designer/session/use-designer-lifecycle'
import { PANEL_WIDTH } from '@/canvas/store/panel'
import { createViewStore, layoutIsFixed } from '@/canvas/store/view'

interface Screen {
  readonly width: number
  readonly height: number
  readonly pointer: 'fine' | 'coarse'
}

/** Answers lists of conditions on width, height and pointer, as a browser of that screen does. */
function matches(media: string, { width, height, pointer }: Screen): boolean {
  return media.split(',').some((list) =>
    [...list.matchAll(/\(([a-z-]+): ([a-z0-9.]+)\)/g)].every(([, name, value = '']) => {
      if (name === 'max-width') return width <= parseFloat(value)
      if (name === 'max-height') return height <= parseFloat(value)
      return name === 'pointer' && pointer === value
    }),
  )
}

describe('the designer on a screen', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const viewOn = (screen: Screen) => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: matches(media, screen) }))
    const view = createViewStore()
    adaptToScreen(view)
    return view.getState()
  }
  const on = (screen: Screen) => {
    const view = viewOn(screen)
    return { compact: view.compact, panelOpen: view.panelOpen, fixed: layoutIsFixed(view) }
  }

  it('is_for_looking_and_seating_on_a_phone', () => {
    expect(on({ width: 390, height: 844, pointer: 'coarse' })).toMatchObject({
      compact: true,
      fixed: true,
    })
    expect(on({ width: 700, height: 900, pointer: 'coarse' }).compact).toBe(true)
  })

  it('is_all_there_for_a_mouse_on_a_page_zoomed_to_200_percent_with_the_panel_out_of_the_way', () => {
    const zoomed = { width: 640, height: 400, pointer: 'fine' } as const
    expect(on(zoomed)).toEqual({ compact: false, panelOpen: false, fixed: false })
  })

  it('is_compact_but_editable_for_a_mouse_on_a_page_zoomed_to_400_percent', () => {
    const zoomed = { width: 320, height: 225, pointer: 'fine' } as const
    expect(on(zoomed)).toEqual({ compact: true, panelOpen: false, fixed: false })
  })

  it('has_a_slim_panel_on_a_tablet_held_upright', () => {
    const width = (screen: Screen) => viewOn(screen).panelWidth
    expect(width({ width: 820, height: 1180, pointer: 'coarse' })).toBe(PANEL_WIDTH.min)
    expect(width({ width: 1180, height: 820, pointer: 'coarse' })).toBe(PANEL_WIDTH.normal)
  })

  it('is_all_there_on_a_tablet_and_on_a_phone_held_sideways', () => {
    expect(on({ width: 820, height: 1180, pointer: 'coarse' })).toEqual({
      compact: false,
      panelOpen: true,
      fixed: false,
    })
    expect(on({ width: 844, height: 390, pointer: 'coarse' })).toEqual({
      compact: false,
      panelOpen: false,
      fixed: false,
    })
  })
})
