/* Which entries of a toolbar are seen, and which wait in its menu. */
import { describe, expect, it } from 'vitest'

import { fitting } from '@/canvas/controls/fitting'

describe('a toolbar on one line', () => {
  const groups = [['a', 'b', 'c'], ['d', 'e'], ['f']]

  it('shows_everything_where_there_is_room', () => {
    expect(fitting(groups, 6.8)).toEqual({ visible: groups, hidden: [] })
    expect(fitting(groups, Infinity).hidden).toEqual([])
  })

  it('keeps_a_place_for_the_menu_and_the_order_of_what_waits_there', () => {
    expect(fitting(groups, 5)).toEqual({
      visible: [['a', 'b', 'c']],
      hidden: [['d', 'e'], ['f']],
    })
    expect(fitting(groups, 6.5)).toEqual({
      visible: [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
      hidden: [['f']],
    })
    expect(fitting(groups, 3)).toEqual({
      visible: [['a', 'b']],
      hidden: [['c'], ['d', 'e'], ['f']],
    })
  })

  it('shows_only_the_menu_where_nothing_else_fits', () => {
    expect(fitting(groups, 0)).toEqual({ visible: [], hidden: groups })
  })
})
