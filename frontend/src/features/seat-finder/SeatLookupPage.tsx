/* The public page where a guest types a code (or follows a link with it) and sees table and seat. */
import { useEffect, useRef, useState } from 'react'
import { toApiError } from '@/api/errors'
import { useSeatLookup } from '@/guest-pages/calls/finders'
import { CodeForm } from '@/features/seat-finder/CodeForm'
import { FailureCard } from '@/features/seat-finder/FailureCard'
import { FinderFrame } from '@/features/seat-finder/FinderFrame'
import { foundByCode } from '@/features/seat-finder/found'
import { savedSeat, seatResult } from '@/features/seat-finder/lazy'
import { cleanCode, codeLength } from '@/features/seat-finder/lookup-code'
import { asksForLastName, searchFailure } from '@/features/seat-finder/search-failure'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { useAddress, useSearch } from '@/guest-pages/address/address'
import { keepFinderOffline } from '@/guest-pages/offline-finder'
import type { PageProps } from '@/guest-pages/page-props'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the form, then the result in its place. The address carries the code, so it can be kept. */
export function SeatLookupPage({ params: { lookupCode } }: PageProps) {
  const { language, texts } = useFinderLanguage()
  useTitle(texts.lookup.title)
  const [params] = useSearch()
  const { navigate } = useAddress()
  const code = cleanCode(lookupCode ?? params.get('code') ?? '')
  const [lastName, setLastName] = useState('')
  const lookup = useSeatLookup(code, lastName)
  const failure = useRef<HTMLHeadingElement>(null)
  const complete = code.length === codeLength

  useEffect(() => {
    void keepFinderOffline()
  }, [])
  useEffect(() => {
    if (complete) seatResult.preload()
  }, [complete])
  useEffect(() => {
    if (lookup.isError) failure.current?.focus()
  }, [lookup.isError, code, lastName])

  const find = (next: string, name: string) => {
    setLastName(name)
    if (next === code && name === lastName && lookup.isError) void lookup.reload()
    else if (next !== code) navigate(`${paths.seatLookup}/${next}`)
  }
  if (complete && lookup.data !== undefined) {
    const found = foundByCode(lookup.data, code)
    return (
      <FinderFrame title={texts.lookup.title} event={found.event} isHeading={false}>
        <seatResult.Part
          found={found}
          language={language}
          from={params.get('from') ?? ''}
          onSearchAgain={() => {
            navigate(paths.seatLookup)
          }}
        />
      </FinderFrame>
    )
  }
  const failureCard = lookup.isError && (
    <FailureCard
      headingRef={failure}
      failure={searchFailure(lookup.error, 'lookup', texts, lastName !== '')}
    />
  )
  const form = (
    <CodeForm
      key={code}
      initial={code}
      initialLastName={lastName}
      lastNameNeeded={lastName !== '' || asksForLastName(lookup.error)}
      pending={complete && lookup.isFetching}
      onCode={find}
    />
  )
  return (
    <FinderFrame title={texts.lookup.title}>
      {complete && lookup.isPending ? (
        <div role="status">
          <span className="sr-only">{texts.lookup.looking}</span>
          <Skeleton className="h-72 rounded-card" />
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-muted">{texts.lookup.text}</p>
          {complete &&
            lookup.isError &&
            (toApiError(lookup.error).status === 0 ? (
              // A saved seat is shown instead of a failure; it mentions the missing connection itself.
              <savedSeat.Part code={code} language={language} fallback={failureCard} />
            ) : (
              failureCard
            ))}
          {form}
        </div>
      )}
    </FinderFrame>
  )
}
