/* A search by a seat ID, a code, a QR code or a name, typed or seen by the camera. */
import { ScanLine, Search } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import type { FinderEvent } from '@/api/finder-types'
import { useFindTyped } from '@/guest-pages/calls/finders'
import { largeInput } from '@/features/seat-finder/large-input'
import { FailureCard } from '@/features/seat-finder/FailureCard'
import { scannedText } from '@/features/seat-finder/finder-address'
import type { FoundResult } from '@/features/seat-finder/found'
import { codeScanner } from '@/features/seat-finder/lazy'
import {
  asksForDetails,
  asksForLastName,
  searchFailure,
} from '@/features/seat-finder/search-failure'
import { isName, mayBeName } from '@/features/seat-finder/typed-name'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { useSearch } from '@/features/seat-finder/use-search'
import { useAddress } from '@/guest-pages/address/address'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  event: FinderEvent
  onFound: (found: FoundResult) => void
  /** Too many wrong codes were tried; personal details still work. */
  onDetailsNeeded: () => void
}

/** Renders the form with the camera above it while it is open. */
export function SeatIdForm({ event, onFound, onDetailsNeeded }: Props) {
  const { texts, language } = useFinderLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [token, setToken] = useState('')
  const [lastName, setLastName] = useState('')
  const [error, setError] = useState<{ token?: string; lastName?: string }>({})
  const [isScanning, setScanning] = useState(false)
  const { navigate } = useAddress()
  const find = useFindTyped()
  const takesNames = event.findMode === 'exact'
  const search = useSearch(find, onFound)
  const needsLastName = lastName !== '' || asksForLastName(find.error)

  const focus = (index: number) => form.current?.querySelectorAll('input')[index]?.focus()
  const send = (text: string) => {
    const scanned = scannedText(text, window.location.origin)
    if (scanned.kind === 'page') {
      navigate(scanned.to)
      return
    }
    const name = lastName.trim()
    search({
      eventId: event.id,
      qrToken: scanned.token,
      ...(takesNames && mayBeName(scanned.token)
        ? { query: scanned.token, isName: isName(scanned.token) }
        : {}),
      ...(name === '' ? {} : { lastName: name }),
    })
  }
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    if (token.trim() === '') {
      setError({ token: texts.form.seatIdMissing })
      focus(0)
    } else if (needsLastName && lastName.trim() === '') {
      setError({ lastName: texts.form.lastNameAsked })
      focus(1)
    } else send(token)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {find.error !== null && (
        <FailureCard
          failure={searchFailure(find.error, isName(token) ? 'details' : 'code', texts)}
        />
      )}
      {asksForDetails(find.error) && (
        <Button size="lg" onClick={onDetailsNeeded}>
          {texts.tabs.details}
        </Button>
      )}
      {isScanning && (
        <codeScanner.Part
          language={language}
          paused={find.isPending}
          onCode={(text) => {
            setToken(text)
            setScanning(false)
            send(text)
          }}
          onClose={() => {
            setScanning(false)
          }}
        />
      )}
      <Field
        label={takesNames ? texts.form.codeOrName : texts.form.seatId}
        hint={takesNames ? texts.form.codeOrNameHint : texts.form.seatIdHint}
        error={error.token}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={token}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            className={largeInput}
            onChange={({ target }) => {
              setToken(target.value)
              setError({})
            }}
          />
        )}
      </Field>
      {needsLastName && (
        <Field label={texts.form.lastName} error={error.lastName} required>
          {(control) => (
            <Input
              {...control}
              value={lastName}
              autoComplete="family-name"
              enterKeyHint="search"
              className={largeInput}
              onChange={({ target }) => {
                setLastName(target.value)
                setError({})
              }}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-3 [&>*]:grow">
        {!isScanning && (
          <Button
            size="lg"
            onClick={() => {
              setScanning(true)
            }}
          >
            <ScanLine aria-hidden />
            {texts.scan}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={find.isPending}
          pendingLabel={texts.form.pending}
        >
          <Search aria-hidden />
          {texts.form.submit}
        </Button>
      </div>
    </form>
  )
}
