/* A text that counts when its field is left or Enter is pressed, so that half of it is never judged. */
import { useState } from 'react'
import type { ControlProps } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  value: string
  onRest: (text: string) => void
  label?: string
  control?: ControlProps
  placeholder?: string
}

export function TextOnRest({ value, onRest, label, control, placeholder }: Props) {
  const [text, setText] = useState(value)
  const rest = () => {
    if (text !== value) onRest(text)
  }
  return (
    <Input
      {...control}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
      }}
      onBlur={rest}
      onKeyDown={(event) => {
        if (event.key === 'Enter') rest()
      }}
    />
  )
}
