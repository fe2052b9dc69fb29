/* The menu of what is under the pointer: the same actions as everywhere, with their keys. */
import { Fragment } from 'react'

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'
import { useDesigner } from '@/canvas/context'
import type { Env, MenuSection } from '@/canvas/env'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { ActionItem } from '@/canvas/controls/ActionItem'
import { closeLayer, type OpenMenu } from '@/canvas/store/layer'

export function ContextMenu({ menu }: { readonly menu: OpenMenu }) {
  const designer = useDesigner()
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
        {menuSections(designer, menu).map(({ title, actions }, index) => (
          <Fragment key={actions[0]?.id}>
            {index > 0 && <DropdownMenuSeparator />}
            {title !== undefined && <DropdownMenuLabel>{title}</DropdownMenuLabel>}
            {actions.map((action) => (
              <ActionItem key={action.id} action={action} />
            ))}
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** Returns what the menu lists, in sections. */
export function menuSections(
  designer: Env,
  at: Pick<OpenMenu, 'element' | 'seat'>,
): readonly MenuSection[] {
  return designer.installed.menus.flatMap(({ sections }) => sections(designer, at))
}
