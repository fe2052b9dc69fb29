/* A button that asks for files. */
import { useRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '@/ui/Button'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** The name of the hidden file field. */
  label: string
  /** Endings and types, as in the attribute of a file field. */
  accept: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

export function FileButton({ label, accept, multiple = false, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          input.current?.click()
        }}
      />
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept}
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
