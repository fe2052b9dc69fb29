/* A password control that can show what was typed. */
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Input } from '@/ui/Input'

/** Renders the control with its switch. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        className="pr-11"
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={shown}
        title={shown ? 'Hide password' : 'Show password'}
        onClick={() => {
          setShown(!shown)
        }}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-text pointer-coarse:w-11"
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-4" />
      </button>
    </span>
  )
}
