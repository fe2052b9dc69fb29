/* What was read: the file, its sheet, where the header is, and how its text is written. */
import type { ReactNode } from 'react'
import { kindWords, rowsText } from '@/features/import/fields'
import { withHeaderRow, withSheet } from '@/features/import/plan'
import type { ReadState } from '@/features/import/use-import'
import { countNoun } from '@/lib/words'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'

/** Rows that are offered as the header. */
const headerRows = 20

export function FileFacts({ state }: { state: ReadState }) {
  const { draft, preview, change } = state
  const { kind, encoding, separator, titleRows } = preview
  const written = [encoding, separator === undefined ? undefined : separatorText(separator)]
  const text = written.filter((part) => part !== undefined).join(', ')
  return (
    <Card className="flex flex-wrap items-start gap-x-8 gap-y-4 p-5">
      <div className="min-w-0 text-sm">
        <bdi className="block font-semibold break-words">{draft.source.name}</bdi>
        <span className="text-muted">{kindWords[kind]}</span>
      </div>
      <SheetField state={state} />
      <Fact label="List">{rowsText(preview)}</Fact>
      <HeaderField
        value={preview.headerRow}
        titleRows={titleRows}
        onChange={(row) => {
          change((plan) => withHeaderRow(plan, row))
        }}
      />
      {text !== '' && <Fact label="Written as">{text}</Fact>}
    </Card>
  )
}

function SheetField({ state: { preview, change } }: { state: ReadState }) {
  const { sheets, sheet } = preview
  if (sheets.length < 2) return null
  return (
    <Field label="Sheet" className="w-56 max-w-full">
      {(control) => (
        <Select
          {...control}
          value={sheet}
          onChange={(event) => {
            const { value } = event.target
            change((plan) => withSheet(plan, value))
          }}
        >
          {sheets.map(({ name, rows }) => (
            <option key={name} value={name}>
              {name} ({countNoun(rows, 'row')})
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type HeaderProps = { value: number; titleRows: number; onChange: (row: number) => void }

function HeaderField({ value, titleRows, onChange }: HeaderProps) {
  const rows = Array.from({ length: Math.max(headerRows, value) }, (_, index) => index + 1)
  return (
    <Field
      label="Headings"
      hint={
        titleRows === 0
          ? undefined
          : `${countNoun(titleRows, 'row')} with text above ${titleRows === 1 ? 'is' : 'are'} left out`
      }
      className="w-44 max-w-full"
    >
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            onChange(Number(event.target.value))
          }}
        >
          <option value={0}>No headings</option>
          {rows.map((row) => (
            <option key={row} value={row}>
              In row {row}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className="text-sm">
      <dt className="font-medium">{label}</dt>
      <dd className="mt-1.5 leading-9 text-muted">{children}</dd>
    </dl>
  )
}

const separators: Partial<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
}

function separatorText(separator: string): string {
  return `separated by ${separators[separator] ?? `“${separator}”`}`
}
