/* The objects of a plan by category, as rows of one list with the topmost first. */
import type { CatalogueEntry, ElementView } from '@/plan/types'
import { foldCase } from '@/lib/words'
import { nameOf } from '@/canvas/text/describe'

export interface LayerGroup {
  readonly kind: 'group'
  readonly category: string
  readonly label: string
  /** All objects of the category, including those that a search leaves out. */
  readonly members: readonly ElementView[]
}

export interface LayerItem {
  readonly kind: 'item'
  readonly element: ElementView
  /** The neighbours in its group, for moving it up and down. */
  readonly above: string | undefined
  readonly below: string | undefined
}

export type LayerRow = LayerGroup | LayerItem

const OTHER = { category: 'other', categoryLabel: 'Other' }

interface LayerListOptions {
  readonly catalogue: readonly CatalogueEntry[]
  readonly closed: ReadonlySet<string>
  readonly query: string
}

/** Returns groups in the catalogue's order, each followed by its members while it is open. */
export function layerRows(
  elements: ReadonlyMap<string, ElementView>,
  order: readonly string[],
  { catalogue, closed, query }: LayerListOptions,
): LayerRow[] {
  const groups = new Map<string, { label: string; members: ElementView[] }>()
  for (const { category, categoryLabel } of catalogue) {
    if (!groups.has(category)) groups.set(category, { label: categoryLabel, members: [] })
  }
  const byKind = new Map(catalogue.map((entry) => [entry.kind, entry]))
  for (const id of [...order].reverse()) {
    const element = elements.get(id)
    if (element === undefined) continue
    const { category, categoryLabel } = byKind.get(element.kind) ?? OTHER
    const group = groups.get(category) ?? { label: categoryLabel, members: [] }
    groups.set(category, group)
    group.members.push(element)
  }
  const words = foldCase(query.trim())
  const rows: LayerRow[] = []
  for (const [category, { label, members }] of groups) {
    const found =
      words === '' ? members : members.filter((each) => foldCase(nameOf(each)).includes(words))
    if (found.length === 0) continue
    rows.push({ kind: 'group', category, label, members })
    if (closed.has(category) && words === '') continue
    for (const [index, element] of found.entries()) {
      rows.push({
        kind: 'item',
        element,
        above: found[index - 1]?.id,
        below: found[index + 1]?.id,
      })
    }
  }
  return rows
}
