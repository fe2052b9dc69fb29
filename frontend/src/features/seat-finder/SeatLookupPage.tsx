/* The public page where a guest types a code (or follows a link with it) and sees table and seat. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useSeatLookup } from '@/api/lookup'
import { CodeForm } from '@/features/seat-finder/CodeForm'
import { cleanCode, codeLength } from '@/features/seat-finder/lookup-code'
import { asksForLastName, LookupFailure } from '@/features/seat-finder/LookupFailure'
import { messages } from '@/features/seat-finder/messages'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import { SeatCard } from '@/features/seat-finder/SeatCard'
import { usePageLanguage } from '@/lib/page-language'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the form, then the result in its place. The address carries the code, so it can be kept. */
export function SeatLookupPage() {
  const { language } = usePageLanguage()
  const texts = messages[language].lookup
  useTitle(texts.title)
  const { lookupCode } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const code = cleanCode(lookupCode ?? params.get('code') ?? '')
  const [lastName, setLastName] = useState('')
  const lookup = useSeatLookup(code, lastName)
  const result = useRef<HTMLHeadingElement>(null)

  // The answer is what the guest came for: it takes the focus as soon as it is there.
  useEffect(() => {
    if (lookup.isSuccess || lookup.isError) result.current?.focus()
  }, [lookup.isSuccess, lookup.isError, code, lastName])

  const find = (next: string, name: string) => {
    setLastName(name)
    if (next === code && name === lastName && lookup.isError) void lookup.refetch()
    else if (next !== code) void navigate(`${paths.seatLookup}/${next}`)
  }
  const complete = code.length === codeLength
  return (
    <PublicFrame>
      {complete && lookup.isSuccess ? (
        <>
          <SeatCard found={lookup.data} code={code} headingRef={result} />
          <div className="mt-6 flex justify-center">
            <Button
              size="lg"
              variant="ghost"
              onClick={() => {
                void navigate(paths.seatLookup)
              }}
            >
              {texts.another}
            </Button>
          </div>
        </>
      ) : complete && lookup.isPending ? (
        <div role="status">
          <span className="sr-only">{texts.looking}</span>
          <Skeleton className="h-72 rounded-card" />
        </div>
      ) : (
        <>
          <h1 className="font-display text-2xl font-semibold">{texts.title}</h1>
          <p className="mt-2 mb-6 text-base text-muted">{texts.text}</p>
          {complete && lookup.isError && (
            <LookupFailure headingRef={result} error={lookup.error} lastName={lastName} />
          )}
          <CodeForm
            key={code}
            initial={code}
            initialLastName={lastName}
            lastNameNeeded={lastName !== '' || asksForLastName(lookup.error)}
            pending={complete && lookup.isFetching}
            onCode={find}
          />
        </>
      )}
    </PublicFrame>
  )
}
