/* Edit Tools: every way of changing what is selected as a named button, for pointer, finger and keyboard. */
import type { ReactNode } from 'react'

import { Button } from '@/ui/Button'
import { Tooltip } from '@/ui/Tooltip'
import { hintOf } from '@/canvas/actions/action'
import type { Action } from '@/canvas/env'
import { needOf } from '@/canvas/actions/needs'
import { ALIGN, DISTRIBUTE, FLIP, tidyRows } from '@/features/designer/arrange/arrange'
import { copy, cut, paste } from '@/features/designer/arrange/clipboard'
import {
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
  selectAll,
  toggleLock,
} from '@/features/designer/arrange/edit'
import { group, ungroup } from '@/features/designer/arrange/group'
import { ORDER } from '@/features/designer/arrange/order'
import { hide, showAll } from '@/canvas/actions/show'
import { frameTool } from '@/canvas/actions/view'
import { array, editLabel, moveTo } from '@/features/designer/arrange/write'
import { useEnabled } from '@/canvas/controls/ActionButton'
import { chipText } from '@/canvas/text/describe'
import { useAction, useDesigner, usePlanState, useSelection } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { count } from '@/canvas/text/messages'

interface Tools {
  readonly title: string
  readonly actions: readonly Action[]
  /** What has to be selected; said while none of the tools can be used. */
  readonly needs?: string
  /** Icons alone, in rows that show what the tools do. */
  readonly icons?: boolean
}

const tools = (renumber: Action): readonly Tools[] => [
  { title: 'Select', actions: [selectAll, frameTool] },
  {
    title: 'Copies',
    actions: [duplicate, array, copy, cut, paste],
  },
  {
    title: 'Place and turn',
    actions: [moveTo, rotateLeft, rotateRight, ...FLIP],
    needs: 'Select an object to move or turn it.',
  },
  {
    title: 'Align',
    actions: ALIGN,
    icons: true,
    needs: 'Select two or more objects to align them.',
  },
  {
    title: 'Distribute',
    actions: [...DISTRIBUTE, tidyRows],
    needs: 'Select three or more objects to space them evenly.',
  },
  {
    title: 'Order',
    actions: ORDER,
    needs: 'Select an object to move it above or below the others.',
  },
  { title: 'Group, lock, hide', actions: [group, ungroup, toggleLock, hide, showAll] },
  { title: 'Name and number', actions: [editLabel, renumber] },
  { title: 'Remove', actions: [deleteSelected] },
]

export function EditPanel() {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">
      <Summary />
      {tools(useAction('renumber')).map((group) => (
        <Group key={group.title} tools={group} />
      ))}
    </div>
  )
}

/** What the tools would work on. */
function Summary() {
  const ids = useSelection((state) => state.ids)
  const elements = usePlanState((state) => state.elements)
  usePrefs((prefs) => prefs.units)
  const found = ids.flatMap((id) => elements.get(id) ?? [])
  const locked = found.filter((element) => element.locked).length
  const [only] = found
  const what =
    found.length === 1 && only !== undefined ? chipText(only) : count(found.length, 'object')
  return (
    <p aria-live="polite" className="py-3 text-sm">
      {only === undefined ? (
        <span className="text-muted">
          Nothing selected. Click an object, or frame several on the floor.
        </span>
      ) : (
        <span className="font-medium">{what}</span>
      )}
      {locked > 0 && <span className="text-muted"> · {locked} locked, left as they are</span>}
    </p>
  )
}

function Group({ tools }: { readonly tools: Tools }) {
  const [first] = tools.actions
  return (
    <section className="border-t border-border py-3">
      <h3 className="mb-2 text-xs font-medium text-muted">{tools.title}</h3>
      <div
        role="group"
        aria-label={tools.title}
        className={tools.icons === true ? 'flex gap-1' : 'grid grid-cols-2 gap-1.5'}
      >
        {tools.actions.map((action) =>
          tools.icons === true ? (
            <IconTool key={action.id} action={action} />
          ) : (
            <Tool key={action.id} action={action} />
          ),
        )}
      </div>
      {tools.needs !== undefined && first !== undefined && (
        <Need action={first}>{tools.needs}</Need>
      )}
    </section>
  )
}

/** Says what is missing, while the first tool of a group cannot be used. */
function Need({ action, children }: { readonly action: Action; readonly children: ReactNode }) {
  const enabled = useEnabled(action)
  return enabled ? null : <p className="mt-2 text-xs text-muted">{children}</p>
}

function Tool({ action }: { readonly action: Action }) {
  const tool = useTool(action)
  return (
    <Tooltip {...tool.tooltip}>
      <Button
        size="sm"
        className="h-auto min-h-8 justify-start gap-2 px-2 py-1 text-left text-xs leading-tight font-normal pointer-coarse:min-h-11"
        {...tool.button}
      >
        <action.icon aria-hidden className="text-muted" />
        <span className="whitespace-normal">{action.label}</span>
      </Button>
    </Tooltip>
  )
}

function IconTool({ action }: { readonly action: Action }) {
  const tool = useTool(action)
  return (
    <Tooltip {...tool.tooltip}>
      <Button size="icon-sm" aria-label={action.label} {...tool.button}>
        <action.icon aria-hidden />
      </Button>
    </Tooltip>
  )
}

/** What a tool does and says; one that can do nothing stays within reach and says what is missing. */
function useTool(action: Action) {
  const designer = useDesigner()
  const enabled = useEnabled(action)
  const need = enabled ? undefined : needOf(action)
  return {
    tooltip: { text: action.label, inactive: need, shortcut: hintOf(action) },
    button: {
      'aria-disabled': !enabled || undefined,
      onClick: () => {
        if (enabled) action.run(designer)
      },
    },
  }
}
