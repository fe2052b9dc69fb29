/* The setup of seating: presets, tables, chairs, spaces and guests, and Apply Configuration with what came of it. */
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { useDesigner } from '@/canvas/context'
import { clearSelection } from '@/canvas/store/selection'
import { ArrangementPicture } from '@/features/designer/templates/ArrangementPicture'
import { ChairBlock } from '@/features/designer/templates/ChairBlock'
import { HandPlaced } from '@/features/designer/templates/HandPlaced'
import { PresetPicker } from '@/features/designer/templates/PresetPicker'
import { SetupResult } from '@/features/designer/templates/SetupResult'
import { SpaceBlock } from '@/features/designer/templates/SpaceBlock'
import { TableBlock } from '@/features/designer/templates/TableBlock'
import { useSetup } from '@/features/designer/templates/use-setup'

export function SetupPanel({ setup: id }: { readonly setup: string }) {
  const setup = useSetup(id)
  const title = useRef<HTMLHeadingElement>(null)
  const { layout } = setup.config
  const hasTables = layout !== 'trade-show'
  const hasChairs = layout !== 'theater'
  // The screen that was here has gone with the focus; handles would lie over the proposal.
  const { selection } = useDesigner()
  useEffect(() => {
    title.current?.focus()
    clearSelection(selection)
  }, [selection])
  return (
    <div className="flex min-h-0 flex-1 flex-col short:block short:overflow-y-auto">
      <header className="flex items-center gap-2 border-b border-border py-1.5 pr-4 pl-2">
        <Button variant="ghost" size="sm" onClick={setup.leave}>
          <ArrowLeft aria-hidden />
          Back
        </Button>
        <h3
          ref={title}
          tabIndex={-1}
          className="min-w-0 flex-1 truncate text-sm font-semibold outline-none"
        >
          {setup.title}
        </h3>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="flex flex-col gap-4 border-b border-border p-4">
          <PresetPicker setup={setup} />
          <ArrangementPicture config={setup.config} />
        </div>
        {hasTables && (
          <Disclosure title="Tables" name="setup.tables">
            <TableBlock setup={setup} />
          </Disclosure>
        )}
        {hasChairs && (
          <Disclosure title="Chairs" name="setup.chairs">
            <ChairBlock setup={setup} />
          </Disclosure>
        )}
        <Disclosure title="Layout and guests" name="setup.layout">
          <SpaceBlock setup={setup} />
        </Disclosure>
      </div>
      <footer className="flex flex-col gap-3 border-t border-border p-4">
        <HandPlaced setup={setup} />
        <SetupResult setup={setup} />
        <Button
          variant="primary"
          onClick={() => {
            void setup.apply()
          }}
        >
          Apply Configuration
        </Button>
      </footer>
    </div>
  )
}
