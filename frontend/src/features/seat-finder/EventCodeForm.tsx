/* Asks a visitor for the event, whose code the address lacks. */
import { useState, type SubmitEvent } from 'react'
import { eventCodeOf } from '@/features/seat-finder/finder-address'
import { largeInput } from '@/features/seat-finder/large-input'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  /** The code entered before, which matched no event. */
  initial: string
  onCode: (eventId: string) => void
}

/** Renders the form; it also accepts a pasted link. */
export function EventCodeForm({ initial, onCode }: Props) {
  const { texts } = useFinderLanguage()
  const [typed, setTyped] = useState(initial)
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = eventCodeOf(typed)
    if (code !== '') {
      onCode(code)
      return
    }
    setError(texts.event.codeMissing)
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={texts.event.code} hint={texts.event.codeHint} error={error}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={largeInput}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg">
        {texts.event.open}
      </Button>
    </form>
  )
}
