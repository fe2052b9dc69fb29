/* Numbering tables: the first number for the path that is drawn, or for what is selected, in reading order. */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { useDesigner, usePlanState, useSelection, useView } from '@/canvas/context'
import { renumberTables } from '@/canvas/edits/renumbering'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { count } from '@/canvas/text/messages'
import { readingOrder } from '@/canvas/shapes/reading-order'
import { chooseTool, setFirstNumber } from '@/canvas/store/surface'

/** As large as a place card can take. */
const LARGEST = 9999

export function RenumberCard() {
  const designer = useDesigner()
  const heading = useId()
  const card = useRef<HTMLDivElement>(null)
  const elements = usePlanState((state) => state.elements)
  const selected = useSelection((state) => state.ids)
  const tables = selected.flatMap((id) => {
    const element = elements.get(id)
    return element?.isTable === true ? [element] : []
  })

  useEffect(() => {
    const element = card.current
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      chooseTool(designer.view, 'pointer')
      focusPlan()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => {
      element?.removeEventListener('keydown', onKeyDown)
    }
  }, [designer])

  const done = (): void => {
    chooseTool(designer.view, 'pointer')
    focusPlan()
  }
  const numberSelected = (): void => {
    const { firstNumber } = designer.view.getState()
    void renumberTables(designer, readingOrder(tables), firstNumber).then((numbered) => {
      if (numbered) setFirstNumber(designer.view, firstNumber + tables.length)
    })
  }
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={heading}
      className="absolute top-3 right-3 z-20 w-72 max-w-[calc(100%-24px)] animate-pop-in rounded-card border border-border bg-surface shadow-float"
    >
      <div className="flex items-center gap-2 border-b border-border py-2 pr-2 pl-4">
        <h2 id={heading} className="min-w-0 flex-1 truncate text-sm font-semibold">
          Renumber tables
        </h2>
        <Button variant="ghost" size="icon-sm" aria-label="Close" onClick={done}>
          <X aria-hidden />
        </Button>
      </div>
      <div className="flex flex-col gap-3 p-4">
        <p className="text-sm">
          Drag across the tables to number them in the order you cross them.
        </p>
        <FirstNumber />
        <Button
          className="h-auto py-2 whitespace-normal"
          disabled={tables.length === 0}
          onClick={numberSelected}
        >
          {tables.length === 0
            ? 'Or select tables to number them'
            : `Number ${count(tables.length, 'selected table')} in reading order`}
        </Button>
      </div>
    </div>
  )
}

function FirstNumber() {
  const designer = useDesigner()
  const first = useView((state) => state.firstNumber)
  const [draft, setDraft] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const wrong = draft !== undefined && !isNumber(draft)
  return (
    <Field
      label="First number"
      error={
        wrong
          ? `A whole number from 1 to ${String(LARGEST)}; it stays ${String(first)}.`
          : undefined
      }
    >
      {(control) => (
        <Input
          {...control}
          ref={input}
          inputMode="numeric"
          className="w-24"
          value={draft ?? String(first)}
          onChange={(event) => {
            setDraft(event.target.value)
            if (isNumber(event.target.value)) {
              setFirstNumber(designer.view, Number(event.target.value))
            }
          }}
          onBlur={() => {
            setDraft(undefined)
          }}
        />
      )}
    </Field>
  )
}

function isNumber(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1
}
