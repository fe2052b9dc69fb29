/* The menu of what is under the pointer: the same actions as everywhere, with their keys. */
import { Armchair } from 'lucide-react'
import { Fragment } from 'react'

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'
import { useDesigner } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { ActionItem } from '@/canvas/controls/ActionItem'
import { menuSections } from '@/features/designer/screen/menu-sections'
import { openChair } from '@/canvas/edits/open-menu'
import { closeLayer, type OpenMenu } from '@/canvas/store/layer'

export function ContextMenu({ menu }: { readonly menu: OpenMenu }) {
  const designer = useDesigner()
  const { element, seat } = menu
  const sections = menuSections(designer)
  return (
    <DropdownMenu
      open
      modal={false}
      onOpenChange={(open) => {
        if (!open) closeLayer(designer.view, 'menu')
      }}
    >
      <DropdownMenuTrigger asChild>
        <span
          aria-hidden
          className="pointer-events-none absolute size-0"
          style={{ left: menu.at.x, top: menu.at.y }}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-label="Menu of the plan"
        align="start"
        // Beside the pointer it slides up as far as it must; below it, it would be cut.
        side="right"
        sideOffset={2}
        className="min-w-56"
        onContextMenu={(event) => {
          event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // What was chosen may have opened something that has the focus now.
          const { kind } = designer.view.getState().layer
          if (kind !== 'quick-edit' && kind !== 'card' && kind !== 'help') focusPlan()
        }}
      >
        {element !== undefined && seat !== undefined && (
          <>
            <DropdownMenuItem
              onSelect={() => {
                openChair(designer, element, seat)
              }}
            >
              <Armchair aria-hidden />
              Chair details
            </DropdownMenuItem>
            <DropdownMenuSeparator />
          </>
        )}
        {allLocked(designer) && (
          <DropdownMenuLabel>Locked: unlock to move or change</DropdownMenuLabel>
        )}
        {sections.map((section, index) => (
          <Fragment key={section[0]?.id}>
            {index > 0 && <DropdownMenuSeparator />}
            {section.map((action) => (
              <ActionItem key={action.id} action={action} />
            ))}
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function allLocked({ plan, selection }: Env): boolean {
  const { ids } = selection.getState()
  const { elements } = plan.state.getState()
  return ids.length > 0 && ids.every((id) => elements.get(id)?.locked === true)
}
