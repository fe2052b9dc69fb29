/* The search of /find-my-seat with its answer below. Events that want more than a name ask for personal details. */
import { Search } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import type { FinderEvent } from '@/api/finder-types'
import { useFindGuest } from '@/guest-pages/calls/finders'
import { largeInput } from '@/features/seat-finder/large-input'
import { FailureCard } from '@/features/seat-finder/FailureCard'
import type { FoundResult } from '@/features/seat-finder/found'
import { detailsForm, notFoundCard, personCard } from '@/features/seat-finder/lazy'
import { OtherWay } from '@/features/seat-finder/OtherWay'
import { asksForDetails, searchFailure } from '@/features/seat-finder/search-failure'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { useSearch } from '@/features/seat-finder/use-search'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  event: FinderEvent
  /** The guest wants the way to the seat. */
  onFound: (found: FoundResult) => void
}

/** Renders the search. */
export function FindMySeat({ event, onFound }: Props) {
  const { texts } = useFinderLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<FoundResult>()
  const find = useFindGuest()
  const search = useSearch(find, setFound)
  const failure = find.error === null ? undefined : searchFailure(find.error, 'details', texts)
  const again = () => {
    find.reset()
    setFound(undefined)
    setQuery('')
    input.current?.focus()
  }
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const words = query.trim()
    if (words === '') return
    setFound(undefined)
    search({ eventId: event.id, query: words })
  }
  const needsDetails = event.findMode === 'verified' || asksForDetails(find.error)
  return (
    <div className="flex flex-col gap-5">
      {needsDetails ? (
        <>
          {failure?.kind === 'more' && <FailureCard failure={failure} />}
          <detailsForm.Part event={event} onFound={onFound} />
        </>
      ) : (
        <form noValidate role="search" onSubmit={submit} className="flex items-end gap-2">
          <Field label={texts.form.query} className="grow">
            {(control) => (
              <Input
                {...control}
                ref={input}
                type="search"
                value={query}
                placeholder={texts.form.queryPlaceholder}
                autoComplete="name"
                enterKeyHint="search"
                className={largeInput}
                onChange={({ target }) => {
                  setQuery(target.value)
                }}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            pending={find.isPending}
            aria-label={texts.form.search}
            className="size-14 shrink-0 px-0 pointer-coarse:size-14"
          >
            <Search aria-hidden />
          </Button>
        </form>
      )}
      <p role="status" className="sr-only">
        {find.isPending && texts.form.pending}
      </p>
      {found !== undefined && (
        <personCard.Part
          found={found}
          onDirections={() => {
            onFound(found)
          }}
          onSearchAgain={again}
        />
      )}
      {failure?.kind === 'missing' && <notFoundCard.Part text={failure.text} onRetry={again} />}
      {failure?.kind === 'other' && <FailureCard failure={failure} />}
      <OtherWay to={paths.seatLookup} title={texts.otherWay.code} text={texts.otherWay.codeText} />
    </div>
  )
}
