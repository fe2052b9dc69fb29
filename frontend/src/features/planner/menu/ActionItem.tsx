/* An action as an entry of a menu: its icon, name and keys. */
import { DropdownMenuItem } from '@/ui/DropdownMenu'
import { hintOf, type Action } from '@/features/planner/actions/action'
import { useDesigner } from '@/features/planner/designer/context'

export function ActionItem({ action }: { readonly action: Action }) {
  const designer = useDesigner()
  const hint = hintOf(action)
  return (
    <DropdownMenuItem
      disabled={!action.enabled(designer)}
      danger={action.id === 'delete'}
      onSelect={() => {
        action.run(designer)
      }}
    >
      <action.icon aria-hidden />
      <span className="flex-1">{action.label}</span>
      {hint !== undefined && <kbd className="ml-6 font-sans text-xs text-muted">{hint}</kbd>}
    </DropdownMenuItem>
  )
}
