/* Adds a question: of one of the types, or one that the guest list has a field for. */
import { AlignLeft, AtSign, ListChecks, Plus, SquareCheck, Type, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import type { FieldType, FormField } from '@/api/guest-form'
import { blankField, fieldTypes, maxFields, unusedOwnFields } from '@/features/forms/fields'
import { formMessages } from '@/features/forms/messages'
import { Button } from '@/ui/Button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'

const icons: Record<FieldType, LucideIcon> = {
  text: Type,
  email: AtSign,
  select: ListChecks,
  textarea: AlignLeft,
  checkbox: SquareCheck,
}

type Props = { fields: readonly FormField[]; onAdd: (field: FormField) => void }

export function AddFieldMenu({ fields, onAdd }: Props) {
  const picked = useRef<FormField>(undefined)
  const own = unusedOwnFields(fields)
  const isFull = fields.length >= maxFields
  return (
    <div className="flex flex-col items-start gap-1">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button disabled={isFull}>
            <Plus aria-hidden />
            Add question
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent
          align="start"
          // Only now, since an open menu holds the focus, which goes into the new question.
          onCloseAutoFocus={(event) => {
            if (picked.current === undefined) return
            event.preventDefault()
            onAdd(picked.current)
            picked.current = undefined
          }}
        >
          {fieldTypes.map(({ type, label, text }) => {
            const Icon = icons[type]
            return (
              <DropdownMenuItem
                key={type}
                onSelect={() => {
                  picked.current = blankField(type)
                }}
              >
                <Icon aria-hidden />
                {label}
                <span className="ml-auto pl-4 text-xs text-muted">{text}</span>
              </DropdownMenuItem>
            )
          })}
          {own.length > 0 && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuLabel>Written to the guest list</DropdownMenuLabel>
              {own.map((field) => (
                <DropdownMenuItem
                  key={field.id}
                  onSelect={() => {
                    picked.current = field
                  }}
                >
                  <UserRound aria-hidden />
                  {field.label}
                </DropdownMenuItem>
              ))}
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {isFull && <p className="text-xs text-muted">{formMessages.tooManyFields(maxFields)}</p>}
    </div>
  )
}
