/* The actions of a toolbar that have no room in it. */
import { Fragment } from 'react'

import { DropdownMenuSeparator, PopupMenu } from '@/ui/DropdownMenu'
import type { Popup } from '@/ui/PopupButton'
import type { Action } from '@/canvas/env'
import { ActionItem } from '@/canvas/controls/ActionItem'

interface Props {
  readonly popup: Popup
  readonly groups: readonly (readonly Action[])[]
}

export function MoreActions({ popup, groups }: Props) {
  return (
    <PopupMenu popup={popup} align="end" className="max-w-80">
      {groups.map((group, at) => (
        <Fragment key={group[0]?.id}>
          {at > 0 && <DropdownMenuSeparator />}
          {group.map((action) => (
            <ActionItem key={action.id} action={action} explained />
          ))}
        </Fragment>
      ))}
    </PopupMenu>
  )
}
