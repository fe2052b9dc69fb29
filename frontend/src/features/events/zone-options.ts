/* The zones that the dialogs offer, each found by its city as well as by its name of the database. */
import { zoneWords } from '@/features/events/zone-words'
import { zoneLabel, zonesByRegion } from '@/lib/dates'

type ZoneOption = { value: string; label: string; search: string }

/** Returns every zone that the browser knows, one per city; `chosen` is always among them under its own name. */
export function zoneOptions(chosen: string): ZoneOption[] {
  const byLabel = new Map<string, ZoneOption>()
  for (const value of zonesByRegion(chosen).flatMap(({ zones }) => zones)) {
    const label = zoneLabel(value)
    if (!byLabel.has(label) || value === chosen) {
      byLabel.set(label, { value, label, search: `${value} ${zoneWords[value] ?? ''}` })
    }
  }
  return [...byLabel.values()]
}
