/* A place for files: dropped, or chosen by a button. Files of a wrong type or size are refused by name. */
import { CircleAlert, FileUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cn } from '@/ui/class-names'
import { FileButton } from '@/ui/FileButton'

type Props = {
  /** The name of the file field. */
  label: string
  /** Endings such as `.csv,.xlsx`; types may be named besides them. */
  accept: string
  maxBytes?: number
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
  buttonLabel?: string
  hint?: ReactNode
  /** Why a file that was taken turned out to be of no use. */
  problem?: string | undefined
  /** Shown in place of the button while files are on their way. */
  progress?: ReactNode
}

export function FileDrop({
  label,
  accept,
  maxBytes = Infinity,
  multiple = false,
  onFiles,
  buttonLabel = multiple ? 'Choose files' : 'Choose file',
  hint,
  problem,
  progress,
}: Props) {
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const isBusy = progress !== undefined
  const take = (given: readonly File[]) => {
    const files = multiple ? given : given.slice(0, 1)
    const problems = files.map((file) => fileProblem(file, accept, maxBytes))
    setRefused(problems.filter((each) => each !== undefined))
    const fine = files.filter((_, index) => problems[index] === undefined)
    if (fine.length > 0) onFiles(fine)
  }
  const shown = refused.length > 0 ? refused : problem === undefined ? [] : [problem]
  return (
    <div className="flex flex-col gap-3">
      <div
        role="presentation"
        className={cn(
          'flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-10 text-center text-sm',
          over ? 'border-accent bg-accent-soft' : 'border-border-strong',
        )}
        onDragOver={(event) => {
          if (isBusy || !event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          event.dataTransfer.dropEffect = 'copy'
          setOver(true)
        }}
        onDragLeave={(event) => {
          const into = event.relatedTarget
          if (into instanceof Node && event.currentTarget.contains(into)) return
          setOver(false)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!isBusy) take([...event.dataTransfer.files])
        }}
      >
        {progress ?? (
          <>
            <FileUp aria-hidden className="size-6 text-muted" strokeWidth={1.75} />
            <p className="text-muted">
              {multiple ? 'Drop files here, or' : 'Drop the file here, or'}
            </p>
            <FileButton
              variant="primary"
              label={label}
              accept={accept}
              multiple={multiple}
              onFiles={take}
            >
              {buttonLabel}
            </FileButton>
          </>
        )}
      </div>
      {hint !== undefined && <p className="text-xs text-muted">{hint}</p>}
      <div role="alert" className="flex flex-col gap-2 empty:hidden">
        {shown.map((text) => (
          <p
            key={text}
            className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-sm break-words text-danger"
          >
            <CircleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{text}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

/** Says why a file is refused before it is read, or undefined. */
function fileProblem(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  accept: string,
  maxBytes: number,
): string | undefined {
  const allowed = accept.split(',').map((each) => each.trim().toLowerCase())
  const endings = allowed.filter((each) => each.startsWith('.'))
  const isAllowed =
    endings.some((ending) => name.toLowerCase().endsWith(ending)) || allowed.includes(type)
  if (!isAllowed) return `${name} cannot be used. Choose a file that ends in ${anyOf(endings)}.`
  if (size <= maxBytes) return undefined
  return `${name} is too large. Files are limited to ${Math.floor(maxBytes / 1024 / 1024)} MB.`
}

function anyOf(endings: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(endings)
}
