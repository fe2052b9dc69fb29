/* One tag in the list of all tags, with its form while that is open. */
import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { TagEntry } from '@/api/schema'
import { TagChip } from '@/guests/TagChip'
import { countNoun } from '@/lib/words'
import { RowAction } from '@/ui/data-table/RowAction'

export type TagQuestion = 'edit' | 'merge' | 'delete'

type Props = {
  tag: TagEntry
  canMerge: boolean
  onAsk: (question: TagQuestion) => void
  /** The open form. */
  children: ReactNode
}

export function TagItem({ tag, canMerge, onAsk, children }: Props) {
  const { name, guests } = tag
  const isOpen = children !== undefined
  const row = useFocusAfter(isOpen)
  return (
    <li className="border-t border-border py-2 first:border-0">
      <div ref={row} className="flex min-h-9 items-center gap-3">
        <span className="flex min-w-0 flex-1">
          <TagChip tag={tag} />
        </span>
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {guests === 0 ? 'No guests' : countNoun(guests, 'guest')}
        </span>
        {!isOpen && (
          <span className="flex shrink-0">
            <RowAction
              icon={Pencil}
              label={`Edit tag ${name}`}
              row={tag}
              onAct={() => {
                onAsk('edit')
              }}
            />
            <RowAction
              icon={Merge}
              label={`Merge tag ${name} into another`}
              row={tag}
              onAct={
                canMerge
                  ? () => {
                      onAsk('merge')
                    }
                  : undefined
              }
            />
            <RowAction
              icon={Trash2}
              danger
              label={`Delete tag ${name}`}
              row={tag}
              onAct={() => {
                onAsk('delete')
              }}
            />
          </span>
        )}
      </div>
      {children}
    </li>
  )
}

/** Gives the focus to the first button of the row when its form, which had it, is closed. */
function useFocusAfter(isOpen: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The dialog takes a focus whose element is gone.
    const isLost = document.activeElement?.matches('body, [role=dialog]') ?? true
    if (wasOpen.current && !isOpen && isLost) row.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return row
}
