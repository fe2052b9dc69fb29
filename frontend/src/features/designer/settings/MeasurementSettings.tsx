/* The unit in which lengths are written. */
import { Segmented } from '@/ui/Segmented'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { setPrefs } from '@/canvas/store/prefs'

const UNITS = [
  { value: 'feet', label: 'Feet' },
  { value: 'meters', label: 'Meters' },
  { value: 'inches', label: 'Inches' },
] as const

export function MeasurementSettings() {
  const units = usePrefs((prefs) => prefs.units)
  return (
    <>
      <Segmented
        legend="Units"
        value={units}
        options={UNITS}
        onChange={(chosen) => {
          setPrefs({ units: chosen })
        }}
      />
      <p className="-mt-2 text-xs text-muted">
        All fields accept any unit: “6 ft 3 in”, “75 in” or “1.9 m”.
      </p>
    </>
  )
}
