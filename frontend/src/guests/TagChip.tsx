/* A tag in its colour. The name carries the meaning, the colour repeats it. */
import { X } from 'lucide-react'
import type { Tag, TagColour } from '@/api/schema'

/** The colours of tags, in the order of choices. */
export const tagHues: Record<TagColour, string> = {
  grey: '#8a8394',
  red: '#d92d20',
  amber: '#d98a00',
  green: '#17965f',
  teal: '#0f8f96',
  blue: '#2f6fe4',
  violet: '#7a4ee0',
  pink: '#d6307f',
}

type Props = {
  tag: Pick<Tag, 'name' | 'colour'>
  /** Absent for members who may only look. */
  onRemove?: (() => void) | undefined
}

export function TagChip({ tag: { name, colour }, onRemove }: Props) {
  return (
    <span
      style={{ backgroundColor: `color-mix(in oklab, ${tagHues[colour]} 18%, var(--surface))` }}
      className="inline-flex min-h-[22px] max-w-full items-center gap-1.5 rounded-full px-2 text-xs font-medium text-text"
    >
      <span
        aria-hidden
        style={{ backgroundColor: tagHues[colour] }}
        className="size-2 shrink-0 rounded-full"
      />
      <bdi className="truncate">{name}</bdi>
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={`Remove tag ${name}`}
          className="-me-1 grid size-5 place-items-center rounded-full text-muted hover:text-text pointer-coarse:size-9"
          onClick={onRemove}
        >
          <X aria-hidden className="size-3" />
        </button>
      )}
    </span>
  )
}
