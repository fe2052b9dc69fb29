/* Preferences survive a reload, and what cannot be read does not break the designer. */
import { beforeEach, describe, expect, it } from 'vitest'

import { DEFAULT_PREFS, prefsStore, readPrefs, setPrefs } from '@/canvas/store/prefs'

describe('preferences', () => {
  beforeEach(() => {
    setPrefs(DEFAULT_PREFS)
  })

  it('are_remembered_in_this_browser', () => {
    setPrefs({ units: 'meters', rulers: false })
    const again = readPrefs(localStorage.getItem('seatwright.designer'))
    expect(again).toEqual({ ...DEFAULT_PREFS, units: 'meters', rulers: false })
    expect(prefsStore.getState()).toEqual(again)
  })

  it('fall_back_to_their_defaults_one_by_one', () => {
    expect(readPrefs('{"units":"furlongs","labels":"no","guests":"names"}')).toEqual({
      ...DEFAULT_PREFS,
      guests: 'names',
    })
  })

  it.each(['', 'null', '[', '7'])('ignore_what_is_no_object: %s', (stored) => {
    expect(readPrefs(stored)).toEqual(DEFAULT_PREFS)
  })
})
