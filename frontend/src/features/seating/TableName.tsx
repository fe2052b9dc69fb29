/* The name of the selected table. */
import { Pencil } from 'lucide-react'
import { useState } from 'react'

import type { ElementView } from '@/plan/types'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner, usePlanState } from '@/canvas/context'
import { setProperties } from '@/canvas/edits/set-fields'
import { nameProblem } from '@/features/seating/table-name'

/** The name, which can be changed in its place. */
export function TableName({ table }: { readonly table: ElementView }) {
  const designer = useDesigner()
  const elements = usePlanState((state) => state.elements)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  if (typed === undefined) {
    return (
      <h2 className="flex items-center gap-1 text-base font-semibold">
        <span className="min-w-0 truncate">{nameOf(table)}</span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Rename ${nameOf(table)}`}
          onClick={() => {
            setTyped(nameOf(table))
          }}
        >
          <Pencil aria-hidden />
        </Button>
      </h2>
    )
  }
  const end = (isMeant: boolean): void => {
    const label = typed.trim()
    if (isMeant && label !== '' && label !== nameOf(table)) {
      const wrong = nameProblem(label, table, elements)
      setProblem(wrong)
      if (wrong !== undefined) return
      setProperties(designer, [table], { label, name: null })
    }
    setProblem(undefined)
    setTyped(undefined)
  }
  return (
    <Field label="Name of the table" labelHidden error={problem}>
      {(control) => (
        <Input
          {...control}
          value={typed}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- opened by the button that it replaces
          autoFocus
          onChange={(event) => {
            setProblem(undefined)
            setTyped(event.target.value)
          }}
          onBlur={() => {
            end(true)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') end(true)
            if (event.key === 'Escape') {
              event.stopPropagation()
              end(false)
            }
          }}
        />
      )}
    </Field>
  )
}
