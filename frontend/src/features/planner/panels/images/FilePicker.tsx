/* A button that asks for files. */
import { useRef, type ReactNode } from 'react'

import { Button, type ButtonProps } from '@/ui/Button'
import { ACCEPTED } from '@/features/planner/panels/images/check-file'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** What the hidden field is called. */
  readonly label: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

export function FilePicker({ label, multiple = false, onFiles, children, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          input.current?.click()
        }}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={ACCEPTED}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again after it was changed.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
