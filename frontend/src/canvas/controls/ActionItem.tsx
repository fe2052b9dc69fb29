/* An action as an entry of a menu: its icon, name and keys. */
import { DropdownMenuItem } from '@/ui/DropdownMenu'
import { hintOf } from '@/canvas/actions/action'
import type { Action } from '@/canvas/env'
import { needOf } from '@/canvas/actions/needs'
import { useDesigner } from '@/canvas/context'

interface Props {
  readonly action: Action
  /** Says what is missing while the action cannot be done; the entry stays within reach then. */
  readonly explained?: boolean
}

export function ActionItem({ action, explained = false }: Props) {
  const designer = useDesigner()
  const hint = hintOf(action)
  const enabled = action.enabled(designer)
  const need = explained && !enabled ? needOf(action) : undefined
  return (
    <DropdownMenuItem
      {...(need === undefined ? { disabled: !enabled } : { 'aria-disabled': true })}
      danger={action.id === 'delete'}
      onSelect={(event) => {
        if (enabled) action.run(designer)
        else event.preventDefault()
      }}
    >
      <action.icon aria-hidden />
      <span className="flex-1">
        <span className={need === undefined ? undefined : 'opacity-50'}>{action.label}</span>
        {need !== undefined && <span className="block text-xs text-muted">{need}</span>}
      </span>
      {hint !== undefined && <kbd className="ml-6 font-sans text-xs text-muted">{hint}</kbd>}
    </DropdownMenuItem>
  )
}
