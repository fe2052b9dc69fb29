/* Lengths in words and back. */
import { afterEach, describe, expect, it } from 'vitest'

import { setPrefs } from '@/canvas/store/prefs'
import { formatLength, inChosenUnit, parseLength } from '@/canvas/text/units'

describe('units', () => {
  afterEach(() => {
    setPrefs({ units: 'feet' })
  })

  it('writes_feet_and_inches', () => {
    expect([240, 150, 18, 0, -30, 151].map(formatLength)).toEqual([
      '10 ft',
      '6 ft 3 in',
      '9 in',
      '0 in',
      '-1 ft 3 in',
      '6 ft 3.5 in',
    ])
  })

  it('reads_what_people_write', () => {
    expect(parseLength('10')).toBe(240)
    expect(parseLength('6 ft 3 in')).toBe(150)
    expect(parseLength(`6' 3"`)).toBe(150)
    expect(parseLength('75 in')).toBe(150)
    expect(parseLength('2,5')).toBe(60)
    expect(parseLength('-1 ft')).toBe(-24)
    expect(parseLength('3.048 m')).toBeCloseTo(240)
    expect(parseLength('304.8cm')).toBeCloseTo(240)
  })

  it.each([
    [`6'2`, 148],
    ['6ft2', 148],
    ['6’ 2”', 148],
    ['6′ 2″', 148],
    [`6'-2"`, 148],
    [`6' 2''`, 148],
    [`5' 6 1/2"`, 133],
    ['1/2 in', 1],
    ['5 1/2 in', 11],
    ['.5 ft', 12],
    ['3.', 72],
    ['5 1/2', 132],
  ])('reads_%s_as_it_is_typed_on_tablets_and_building_sites', (text, units) => {
    expect(parseLength(text)).toBe(units)
  })

  it('writes_and_reads_the_unit_that_was_chosen', () => {
    setPrefs({ units: 'meters' })
    expect([150, -0.001].map(formatLength)).toEqual(['1.91 m', '0 m'])
    expect(parseLength('1.905')).toBeCloseTo(150)
    expect(parseLength('6ft 3in')).toBe(150)
    setPrefs({ units: 'inches' })
    expect(formatLength(151)).toBe('75.5 in')
    expect(parseLength('75')).toBe(150)
    expect(parseLength('1905 mm')).toBeCloseTo(150)
  })

  it('says_the_lengths_of_a_sentence_in_the_unit_that_was_chosen_but_not_those_in_names', () => {
    const said = 'Rows are 13 in apart. Kept free: "Bar 6 ft". It must be at least 10 ft wide.'
    expect(inChosenUnit(said)).toBe(said)
    setPrefs({ units: 'meters' })
    expect(inChosenUnit(said)).toBe(
      'Rows are 0.33 m apart. Kept free: "Bar 6 ft". It must be at least 3.05 m wide.',
    )
  })

  it('says_both_lengths_of_a_size_or_a_range_and_leaves_names_that_it_is_told', () => {
    setPrefs({ units: 'meters' })
    expect(inChosenUnit('72 × 42 in')).toBe('1.83 m × 1.07 m')
    expect(inChosenUnit('4 ft × 30 in')).toBe('1.22 m × 0.76 m')
    expect(inChosenUnit('10 to 500 ft')).toBe('3.05 m to 152.4 m')
    const far = 'Bar 6 ft is more than 36 ft from an aisle of 44 in.'
    expect(inChosenUnit(far, ['Bar 6 ft'])).toBe(
      'Bar 6 ft is more than 10.97 m from an aisle of 1.12 m.',
    )
    expect(inChosenUnit('44 is blocked: 44 in', ['44', ''])).toBe('44 is blocked: 1.12 m')
  })

  it('refuses_what_is_no_length', () => {
    const wrong = ['', 'wide', '6 apples', 'ft', '1/0 in', `'2`, '6-2', '1e3']
    expect(wrong.filter((text) => parseLength(text) !== undefined)).toEqual([])
  })
})
