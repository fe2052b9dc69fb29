/* The format: four cards for the common ones, and chips for the others. One of all is chosen. */
import { Braces, FilePenLine, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { formats, type Format } from '@/features/exports/kinds'

type Props = { value: Format; onChange: (format: Format) => void }

const icons: Partial<Record<Format, LucideIcon>> = {
  pdf: FileText,
  word: FilePenLine,
  csv: FileSpreadsheet,
  json: Braces,
}

/** Renders the choice as radio buttons. */
export function FormatChoice({ value, onChange }: Props) {
  const group = useId()
  const radio = (format: Format) => ({
    type: 'radio',
    name: group,
    value: format,
    checked: value === format,
    onChange: () => {
      onChange(format)
    },
  })
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Format</legend>
      <div className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
        {formats.map(({ format, title, text, as }) => {
          const Icon = icons[format]
          if (as !== undefined || Icon === undefined) return null
          return (
            <label
              key={format}
              className="group cursor-pointer rounded-card border border-border bg-surface p-4 shadow-card transition-colors duration-120 hover:border-border-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <span className="flex items-center gap-3">
                <span className="grid size-9 shrink-0 place-items-center rounded-control bg-surface-2 text-muted group-has-checked:bg-accent group-has-checked:text-on-accent">
                  <Icon aria-hidden strokeWidth={1.75} className="size-5" />
                </span>
                <span className="grow font-semibold">{title}</span>
                <input
                  {...radio(format)}
                  aria-label={title}
                  className="size-4 shrink-0 accent-accent outline-none"
                />
              </span>
              <span className="mt-2 block text-sm text-muted">{text}</span>
            </label>
          )
        })}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
        <span className="text-muted">Also as</span>
        {formats.map(({ format, as }) => {
          if (as === undefined) return null
          return (
            <label
              key={format}
              className="relative flex min-h-8 cursor-pointer items-center rounded-full border border-border bg-surface px-3 transition-colors duration-120 hover:border-border-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
            >
              <input
                {...radio(format)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
              />
              {as}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
