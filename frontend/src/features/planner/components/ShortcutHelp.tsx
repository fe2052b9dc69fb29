/* All keys and gestures of the designer, to be searched. */
import { useState } from 'react'

import { Dialog } from '@/ui/Dialog'
import { Input } from '@/ui/Input'
import { isMac, shortcutText } from '@/features/planner/actions/action'
import { ACTIONS } from '@/features/planner/actions/registry'
import { useDesigner, useView } from '@/features/planner/designer/context'
import { usePlanFocusAfter } from '@/features/planner/hooks/use-plan-focus-after'

/** What hands and keys do besides the actions. */
const GESTURES: readonly (readonly [string, string])[] = [
  ['Arrow keys', 'Move the selection by 1 ft'],
  ['Shift+arrow keys', 'Move the selection by 10 ft'],
  ['Alt+arrow keys', 'Move the selection by half an inch'],
  ['Ctrl+arrow keys', 'Go to the nearest object in that direction'],
  ['Enter', 'Go into the plan, into a table, open the guest picker'],
  ['Tab, Shift+Tab', 'Next and previous object or chair'],
  ['Esc', 'Cancel, clear the selection, leave the plan'],
  ['G on a chair', 'Choose a guest for it'],
  ['Shift+click', 'Add to the selection or remove from it'],
  ['Drag on the floor', 'Frame: rightwards encloses, leftwards touches'],
  ['Shift while dragging', 'Keep to one axis, keep the proportions'],
  ['Alt+drag', 'Drag a copy; on a handle, resize about the centre'],
  ['Ctrl while dragging', 'No snapping'],
  ['Space+drag, middle button', 'Pan'],
  ['Wheel, pinch', 'Zoom at the pointer'],
  ['Shift+wheel', 'Pan sideways'],
]

export function ShortcutHelp() {
  const designer = useDesigner()
  const open = useView((state) => state.help)
  usePlanFocusAfter(open)
  const [query, setQuery] = useState('')
  const mac = isMac()
  const rows = [
    ...ACTIONS.filter((action) => action.shortcuts.length > 0).map(
      (action) =>
        [
          action.shortcuts
            .filter((shortcut) => shortcut.alias !== true)
            .map((shortcut) => shortcutText(shortcut, mac))
            .join(', '),
          action.label,
        ] as const,
    ),
    ...GESTURES.map(([keys, text]) => [mac ? keys.replaceAll('Ctrl', '⌘') : keys, text] as const),
  ].filter((row) => row.join(' ').toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()))
  return (
    <Dialog
      open={open}
      onOpenChange={(help) => {
        designer.view.setState({ help })
      }}
      title="Keyboard shortcuts"
      maxWidth={520}
    >
      <Input
        type="search"
        aria-label="Search shortcuts"
        placeholder="Search shortcuts"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
        }}
      />
      {rows.length === 0 && (
        <p className="py-6 text-center text-sm text-muted">Nothing matches “{query.trim()}”.</p>
      )}
      <dl className="mt-3 text-sm">
        {rows.map(([keys, text]) => (
          <div
            key={text}
            className="flex items-baseline justify-between gap-4 border-b border-border py-1.5 last:border-0"
          >
            <dt>{text}</dt>
            <dd className="shrink-0 text-xs text-muted">{keys}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
