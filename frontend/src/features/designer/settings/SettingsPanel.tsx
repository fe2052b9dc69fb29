/* The settings in six parts: of the plan (venue, grid) and of this browser (measurements, display, shortcuts). */
import { Disclosure } from '@/ui/Disclosure'
import type { Fields, RoomSection } from '@/canvas/capability'
import { useView } from '@/canvas/context'
import { DisplaySettings } from '@/features/designer/settings/DisplaySettings'
import { ExportSettings } from '@/features/designer/settings/ExportSettings'
import { MeasurementSettings } from '@/features/designer/settings/MeasurementSettings'
import { ShortcutSettings } from '@/features/designer/settings/ShortcutSettings'

type Section = RoomSection & { isClosedAtFirst?: true }

const own: readonly Section[] = [
  { title: 'Measurements', name: 'measurements', order: 20, Part: MeasurementSettings },
  { title: 'Display', name: 'display', order: 40, Part: DisplaySettings },
  { title: 'Export', name: 'export', order: 50, isClosedAtFirst: true, Part: ExportSettings },
  {
    ...{ title: 'Shortcuts', name: 'shortcuts', order: 60, isClosedAtFirst: true },
    Part: ShortcutSettings,
  },
]

export function SettingsPanel({ fields }: { fields: Fields }) {
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const sections: readonly Section[] = isReadOnly ? own : [...fields.room, ...own]
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {sections
        .toSorted((one, other) => one.order - other.order)
        .map(({ title, name, isClosedAtFirst, Part }) => (
          <Disclosure
            key={name}
            {...{ title, name: `settings.${name}`, initiallyOpen: isClosedAtFirst !== true }}
          >
            <Part />
          </Disclosure>
        ))}
    </div>
  )
}
