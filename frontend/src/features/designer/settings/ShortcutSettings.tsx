/* The keys of the designer, and whether single letters are among them. */
import { Keyboard } from 'lucide-react'

import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { isMac, shortcutText } from '@/canvas/actions/action'
import type { Action } from '@/canvas/env'
import { showShortcuts } from '@/canvas/actions/view'
import { useDesigner } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { setPrefs } from '@/canvas/store/prefs'

export function ShortcutSettings() {
  const designer = useDesigner()
  const letters = usePrefs((prefs) => prefs.letterKeys)
  return (
    <>
      <Checkbox
        label="Single-letter keys"
        hint="Letters such as V and H choose tools while the plan has the focus. Keys with Ctrl always work."
        checked={letters}
        onChange={(on) => {
          setPrefs({ letterKeys: on })
        }}
      />
      <dl className="text-sm">
        {designer.installed.actions.map((action) => {
          const keys = keysOf(action)
          if (keys === '') return null
          const off = !letters && action.shortcuts.every(isLetter)
          return (
            <div
              key={action.id}
              className="flex items-baseline justify-between gap-3 border-b border-border py-1.5 last:border-b-0"
            >
              <dt className="min-w-0">{action.label}</dt>
              <dd className="shrink-0 text-xs text-muted">
                {off ? <span>{keys} (off)</span> : keys}
              </dd>
            </div>
          )
        })}
      </dl>
      <Button
        size="sm"
        className="self-start"
        onClick={() => {
          showShortcuts.run(designer)
        }}
      >
        <Keyboard aria-hidden />
        All keys and gestures
      </Button>
    </>
  )
}

function keysOf(action: Action): string {
  const mac = isMac()
  return action.shortcuts
    .filter((shortcut) => shortcut.alias !== true)
    .map((shortcut) => shortcutText(shortcut, mac))
    .join(', ')
}

/** A key that would also be pressed while typing. */
function isLetter({ key, mod, alt }: Action['shortcuts'][number]): boolean {
  return key.length === 1 && mod !== true && alt !== true
}
