/* A guest who is not on the list: a name, and a table with room. */
import { useId, useState } from 'react'
import type { DoorListTable } from '@/api/check-in'
import { facts } from '@/generated/facts.gen'
import { tableText } from '@/guests/places'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Select } from '@/ui/Select'

type Props = {
  tables: readonly DoorListTable[]
  suggestion: DoorListTable | undefined
  onAdd: (name: string, tableId: string | undefined) => void
  onClose: () => void
}

/** Renders the dialog. */
export function WalkInDialog({ tables, suggestion, onAdd, onClose }: Props) {
  const formId = useId()
  const [name, setName] = useState('')
  const [tableId, setTableId] = useState(suggestion?.id ?? '')
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add walk-in"
      description="The guest is added to the list and checked in."
      maxWidth={440}
      footer={
        <>
          <Button className="h-11" onClick={onClose}>
            Cancel
          </Button>
          <Button className="h-11" type="submit" form={formId} variant="primary">
            Add and check in
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') {
            setIsMissing(true)
            return
          }
          onAdd(name.trim(), tableId === '' ? undefined : tableId)
          onClose()
        }}
      >
        <Field
          label="Name"
          required
          error={isMissing && name.trim() === '' ? 'Enter the name of the guest.' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              className="h-12 text-base"
              autoComplete="off"
              autoCapitalize="words"
              maxLength={facts.limits.guestNameMax}
              value={name}
              onChange={(event) => {
                setName(event.target.value)
              }}
            />
          )}
        </Field>
        {tables.length > 0 && (
          <Field
            label="Table"
            hint="The guest gets a free seat there. Seats at locked tables and head tables are not given out."
          >
            {(control) => (
              <Select
                {...control}
                value={tableId}
                onChange={(event) => {
                  setTableId(event.target.value)
                }}
              >
                <option value="">No table</option>
                {tables.map((table) => (
                  <option key={table.id} value={table.id}>
                    {`${tableText(table)} (${countNoun(table.free, 'open seat')})`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
