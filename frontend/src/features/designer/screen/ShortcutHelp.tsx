/* All keys and gestures of the designer, to be searched. */
import { useState } from 'react'

import { Dialog } from '@/ui/Dialog'
import { Input } from '@/ui/Input'
import { isLetterKey, isMac, shortcutText } from '@/canvas/actions/action'
import type { Action, Section, Shortcut } from '@/canvas/env'
import { useDesigner } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { inChosenUnit } from '@/canvas/text/units'
import { closeLayer } from '@/canvas/store/layer'

interface Row {
  readonly keys: readonly string[]
  readonly text: string
}

interface Group {
  readonly title: string
  readonly rows: readonly Row[]
}

/** What hands and keys do besides the actions. */
const GESTURES: readonly Group[] = [
  {
    title: 'Pointer',
    rows: [
      { keys: ['Shift+click', 'Ctrl+click'], text: 'Add to the selection or remove from it' },
      {
        keys: ['Drag on the floor'],
        text: 'Select by frame: drag right for objects inside it, left for objects it touches',
      },
      { keys: ['Double-click'], text: 'Go into the group, or write the label' },
      { keys: ['Alt+drag'], text: 'Drag a copy; Ctrl+D then repeats the distance' },
      {
        keys: ['Shift while dragging'],
        text: 'Move along one axis; on a handle, keep the proportions',
      },
      { keys: ['Alt on a handle'], text: 'Resize about the centre; turn by single degrees' },
      { keys: ['Ctrl while dragging'], text: 'No snapping' },
      {
        keys: ['Selection handles'],
        text: 'Spread the objects or turn them together; they keep their size',
      },
      { keys: ['Right click', 'Long press'], text: 'Open the context menu' },
      { keys: ['Space+drag', 'Middle button', 'Ctrl+drag on the floor'], text: 'Pan' },
      { keys: ['Wheel', 'Pinch'], text: 'Zoom at the pointer' },
      { keys: ['Shift+wheel'], text: 'Pan sideways' },
      { keys: ['Shift+click while placing'], text: 'Place another one' },
    ],
  },
  {
    title: 'Keyboard on the plan',
    rows: [
      { keys: ['Arrow keys'], text: 'Move the selection by 1 ft' },
      { keys: ['Shift+arrow keys'], text: 'Move the selection by 10 ft' },
      { keys: ['Alt+arrow keys'], text: 'Move the selection by 0.5 in' },
      { keys: ['Ctrl+arrow keys'], text: 'Go to the nearest object in that direction' },
      { keys: ['Tab', 'Shift+Tab'], text: 'Next and previous object or chair' },
      {
        keys: ['Enter'],
        text: 'Go into the plan or the group; edit the object in place; choose a guest',
      },
      { keys: ['Shift+Enter'], text: 'Go to the chairs of the table' },
      { keys: ['Esc'], text: 'Cancel, leave the group, clear the selection, leave the plan' },
      { keys: ['G on a chair'], text: 'Choose a guest for it' },
      { keys: ['Ctrl+K'], text: 'Search and commands; “place …” places any object' },
    ],
  },
]

export function ShortcutHelp() {
  const designer = useDesigner()
  usePrefs((prefs) => prefs.units)
  const letters = usePrefs((prefs) => prefs.letterKeys)
  const [query, setQuery] = useState('')
  const groups = useGroups(designer.installed.sections, letters, query)
  const close = (): void => {
    closeLayer(designer.view, 'help')
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Keyboard shortcuts"
      description={
        letters
          ? 'Single letters work while the plan or its outline has the focus. They can be switched off in Settings.'
          : 'Single letters are switched off in Settings.'
      }
      maxWidth={560}
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
      {groups.length === 0 && (
        <p className="py-6 text-center text-sm text-muted">Nothing matches “{query.trim()}”.</p>
      )}
      {groups.map(({ title, rows }) => (
        <section key={title} className="mt-5">
          <h3 className="text-xs font-medium text-muted">{title}</h3>
          <dl className="mt-1 text-sm">
            {rows.map((row) => (
              <Line key={row.text} row={row} />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

function Line({ row }: { readonly row: Row }) {
  return (
    <div className="flex items-center justify-between gap-6 border-b border-border py-1.5 last:border-0">
      <dt className="min-w-0">{row.text}</dt>
      <dd className="flex flex-wrap justify-end gap-1">
        {row.keys.map((keys) => (
          <kbd
            key={keys}
            className="rounded-control border border-border bg-surface-2 px-1.5 py-0.5 font-sans text-xs whitespace-nowrap"
          >
            {keys}
          </kbd>
        ))}
      </dd>
    </div>
  )
}

function useGroups(
  sections: readonly Section[],
  letters: boolean,
  query: string,
): readonly Group[] {
  const mac = isMac()
  const wanted = query.trim().toLocaleLowerCase()
  const actions = sections.map(({ title, actions: of }) => ({
    title,
    rows: of.flatMap((action) => rowOf(action, letters, mac)),
  }))
  const gestures = GESTURES.map(({ title, rows }) => ({
    title,
    rows: rows
      .filter((row) => letters || row.keys[0] !== 'G on a chair')
      .map(({ keys, text }) => ({
        keys: mac ? keys.map((key) => key.replaceAll('Ctrl', '⌘').replaceAll('Alt', '⌥')) : keys,
        text: inChosenUnit(text),
      })),
  }))
  return [...actions, ...gestures]
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) =>
        `${title} ${row.text} ${row.keys.join(' ')}`.toLocaleLowerCase().includes(wanted),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function rowOf(action: Action, letters: boolean, mac: boolean): Row[] {
  const shown = action.shortcuts.filter(
    (shortcut: Shortcut) => shortcut.alias !== true && (letters || !isLetterKey(shortcut)),
  )
  if (shown.length === 0) return []
  return [{ keys: shown.map((shortcut) => shortcutText(shortcut, mac)), text: action.label }]
}
