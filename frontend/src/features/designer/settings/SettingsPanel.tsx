/* The settings in six parts: of the plan (venue, grid) and of this browser (measurements, display, shortcuts). */
import { Disclosure } from '@/ui/Disclosure'
import { useView } from '@/canvas/context'
import { DisplaySettings } from '@/features/designer/settings/DisplaySettings'
import { ExportSettings } from '@/features/designer/settings/ExportSettings'
import { GridSettings } from '@/features/designer/settings/GridSettings'
import { MeasurementSettings } from '@/features/designer/settings/MeasurementSettings'
import { ShortcutSettings } from '@/features/designer/settings/ShortcutSettings'
import { VenueSettings } from '@/features/designer/settings/VenueSettings'

export function SettingsPanel() {
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {!isReadOnly && (
        <Disclosure title="Venue" name="settings.venue">
          <VenueSettings />
        </Disclosure>
      )}
      <Disclosure title="Measurements" name="settings.measurements">
        <MeasurementSettings />
      </Disclosure>
      {!isReadOnly && (
        <Disclosure title="Grid" name="settings.grid">
          <GridSettings />
        </Disclosure>
      )}
      <Disclosure title="Display" name="settings.display">
        <DisplaySettings />
      </Disclosure>
      <Disclosure title="Export" name="settings.export" initiallyOpen={false}>
        <ExportSettings />
      </Disclosure>
      <Disclosure title="Shortcuts" name="settings.shortcuts" initiallyOpen={false}>
        <ShortcutSettings />
      </Disclosure>
    </div>
  )
}
