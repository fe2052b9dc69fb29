/* How many edits can be undone, and how soon an edit is on the server. */
import { NumberField } from '@/canvas/fields/NumberField'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { HISTORY_SIZE, setPrefs } from '@/canvas/store/prefs'

export function HistorySettings() {
  const historySize = usePrefs((prefs) => prefs.historySize)
  return (
    <>
      <NumberField
        label="Undo history"
        whole
        value={{ kind: 'same', value: historySize }}
        min={HISTORY_SIZE.min}
        max={HISTORY_SIZE.max}
        hint={`Number of steps that can be undone, seats included: ${String(HISTORY_SIZE.min)} to ${String(HISTORY_SIZE.max)}.`}
        onCommit={(size) => {
          setPrefs({ historySize: size })
        }}
      />
      <p className="text-xs text-muted">
        Auto-save: every edit is saved on the server within a second.
      </p>
    </>
  )
}
