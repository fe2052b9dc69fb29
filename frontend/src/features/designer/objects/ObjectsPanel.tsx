/* The catalogue: search, and choose an object to place. The pictures are the objects' own drawings. */
import { ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { CatalogueEntry } from '@/plan/types'
import { Input } from '@/ui/Input'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Toolbar } from '@/ui/Toolbar'
import { objectInHand } from '@/canvas/placing/place'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { entryText } from '@/canvas/text/describe'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { useDesigner, useInteraction } from '@/canvas/context'
import { announce } from '@/canvas/text/messages'
import { PlacingNote } from '@/canvas/placing/PlacingNote'
import { useTileDrag } from '@/features/designer/objects/use-tile-drag'
import { findEntries } from '@/features/designer/objects/search'
import { ObjectPicture } from '@/canvas/controls/ObjectPicture'

type Entries = readonly CatalogueEntry[]

/** The groups of the palette, in their order. */
const groupOrder = ['Essentials', 'Decor & Extras', 'Logistics']
const openAtFirst = 'Essentials'

export function ObjectsPanel() {
  const designer = useDesigner()
  const [query, setQuery] = useState('')
  const groups = useMemo(() => grouped(designer.module.catalogue(), query), [designer, query])
  return (
    <>
      <div className="p-3">
        <Input
          type="search"
          aria-label="Search objects"
          placeholder="Search objects"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
          }}
        />
      </div>
      <p className="px-3 pb-2 text-xs text-muted not-pointer-coarse:hidden">
        Tap an object, then tap in the room.
      </p>
      <Toolbar
        grid
        aria-label="Objects to place"
        className="min-h-0 flex-1 overflow-y-auto px-3 pb-4"
      >
        {groups.length === 0 && (
          <EmptyState
            level={3}
            title={`No object matches “${query.trim()}”`}
            text="Try a shorter word, such as table or bar."
            action={
              <Button
                onClick={() => {
                  setQuery('')
                }}
              >
                Clear
              </Button>
            }
          />
        )}
        {groups.map(({ title, categories }) => (
          <details key={title} open={query !== '' || title === openAtFirst} className="group mb-1">
            <summary className="flex cursor-pointer items-center gap-1.5 rounded-control py-1.5 text-sm font-semibold">
              <ChevronRight
                aria-hidden
                className="size-4 text-muted transition-transform duration-120 group-open:rotate-90"
              />
              {title}
            </summary>
            {categories.map(({ title: category, entries }) => (
              <Category key={category} title={category} entries={entries} />
            ))}
          </details>
        ))}
      </Toolbar>
      {/* Below the tiles, which stay where they are when it comes and goes. */}
      <PlacingNote />
    </>
  )
}

function Category({ title, entries }: { readonly title: string; readonly entries: Entries }) {
  return (
    <section className="mt-2 mb-4">
      <h3 className="mb-2 text-xs font-medium text-muted">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-2">
        {entries.map((entry) => (
          <li key={entry.kind}>
            <Tile entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ entry }: { readonly entry: CatalogueEntry }) {
  const designer = useDesigner()
  usePrefs((prefs) => prefs.units)
  const placing = useInteraction((active) => objectInHand(active)?.object === entry.kind)
  const sample = useMemo(() => designer.ghosts.sample(entry.kind), [designer, entry.kind])
  const carry = useTileDrag(entry.kind)
  return (
    <button
      type="button"
      onPointerDown={carry}
      aria-pressed={placing}
      title={entryText(entry)}
      className="flex w-full flex-col items-center gap-1.5 rounded-card border select-none border-border bg-surface px-2 pt-2.5 pb-2 text-center transition-colors duration-120 hover:border-border-strong hover:bg-surface-2 aria-pressed:border-accent aria-pressed:bg-accent-soft"
      onClick={() => {
        designer.place(entry.kind)
        designer.announcer.say(announce.placing(entry.label))
        focusPlan()
      }}
    >
      <ObjectPicture primitives={sample} className="h-14 w-full" />
      <span className="w-full truncate text-xs font-medium">{entry.label}</span>
    </button>
  )
}

/** Sorts the kinds that match the words into groups, and those into categories. */
function grouped(
  entries: Entries,
  query: string,
): { title: string; categories: { title: string; entries: CatalogueEntry[] }[] }[] {
  const groups = new Map<string, Map<string, CatalogueEntry[]>>()
  for (const entry of findEntries(entries, query)) {
    const { categoryLabel, groupLabel } = entry
    const categories = groups.get(groupLabel) ?? new Map<string, CatalogueEntry[]>()
    groups.set(groupLabel, categories)
    categories.set(categoryLabel, [...(categories.get(categoryLabel) ?? []), entry])
  }
  return groupOrder.flatMap((title) => {
    const categories = groups.get(title)
    if (categories === undefined) return []
    return [
      {
        title,
        categories: [...categories].map(([name, kinds]) => ({ title: name, entries: kinds })),
      },
    ]
  })
}
