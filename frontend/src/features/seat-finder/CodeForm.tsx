/* The form of the seat finder: a six-character code in any spelling, and the last name when the server asks for it. */
import { Search } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { cleanCode, codeLength, hasLookAlike } from '@/features/seat-finder/lookup-code'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  initial?: string
  initialLastName?: string
  lastNameNeeded?: boolean
  pending?: boolean
  /** `lastName` is empty unless it was asked for. */
  onCode: (code: string, lastName: string) => void
}

/** Renders the form; it is sent only when the code is complete. */
export function CodeForm({
  initial = '',
  initialLastName = '',
  lastNameNeeded = false,
  pending = false,
  onCode,
}: Props) {
  const { texts } = useFinderLanguage()
  const [code, setCode] = useState(cleanCode(initial))
  const [lastName, setLastName] = useState(initialLastName)
  const [error, setError] = useState<string>()
  const [nameError, setNameError] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [codeInput, nameInput] = event.currentTarget.querySelectorAll('input')
    if (code.length !== codeLength) {
      setError(texts.form.codeIncomplete)
      codeInput?.focus()
    } else if (lastNameNeeded && lastName.trim() === '') {
      setNameError(texts.form.lastNameAsked)
      nameInput?.focus()
    } else {
      onCode(code, lastNameNeeded ? lastName.trim() : '')
    }
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={texts.form.code}
        hint={
          <>
            {texts.form.hint}{' '}
            <span role="status" className="font-medium text-text">
              {hasLookAlike(code) && texts.form.lookAlike}
            </span>
          </>
        }
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            inputMode="text"
            className="h-14 text-center font-mono text-xl tracking-[0.35em] uppercase pointer-coarse:h-14 pointer-coarse:text-xl"
            onChange={(event) => {
              setCode(cleanCode(event.target.value))
              setError(undefined)
            }}
          />
        )}
      </Field>
      {lastNameNeeded && (
        <Field label={texts.form.lastName} error={nameError}>
          {(control) => (
            <Input
              {...control}
              value={lastName}
              autoComplete="family-name"
              enterKeyHint="search"
              className="h-14 text-base pointer-coarse:h-14"
              onChange={(event) => {
                setLastName(event.target.value)
                setNameError(undefined)
              }}
            />
          )}
        </Field>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        pending={pending}
        pendingLabel={texts.form.pending}
      >
        <Search aria-hidden />
        {texts.form.submit}
      </Button>
    </form>
  )
}
