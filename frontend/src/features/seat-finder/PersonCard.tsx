/* The guest whom a search by name found: who, where, and what is next. */
import { Footprints, Mail, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FoundPerson } from '@/api/finder-types'
import { nameOf, type FoundResult } from '@/features/seat-finder/found'
import { lazyTexts } from '@/features/seat-finder/lazy-texts'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { foundPlaceText } from '@/guests/places'
import { commaOf } from '@/lib/language'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'

type Props = {
  found: FoundResult
  onDirections: () => void
  onSearchAgain: () => void
}

/** Renders the card; it takes the focus. */
export function PersonCard({ found, onDirections, onSearchAgain }: Props) {
  const { language } = useFinderLanguage()
  const texts = lazyTexts[language].person
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [found])
  const { guest, table, seat } = found
  const place = foundPlaceText(
    { table: table ?? null, seat: seat ?? null },
    texts.place,
    commaOf(language),
  )
  const none = guest?.status === 'cancelled' ? texts.declined : texts.pending
  return (
    <Card className="overflow-hidden wrap-anywhere">
      {guest != null && <Person guest={guest} name={nameOf(found)} />}
      {place === undefined ? (
        <div className="p-5 text-center">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-display text-xl font-semibold focus:outline-none"
          >
            {none.title}
          </h2>
          <p className="mt-2 text-muted">{none.text}</p>
          <div className="mt-5 flex flex-col gap-2">
            <WriteToOrganiser address={found.event.organiserEmail} />
            <Button size="lg" onClick={onSearchAgain}>
              <Search aria-hidden />
              {texts.again}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <h2
            ref={heading}
            tabIndex={-1}
            className="bg-event px-5 py-6 font-display text-[1.75rem] leading-tight font-bold text-on-event tabular-nums focus:outline-none"
          >
            <bdi>{place}</bdi>
          </h2>
          <div className="p-4">
            <Button variant="primary" size="lg" className="w-full" onClick={onDirections}>
              <Footprints aria-hidden />
              {texts.directions}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function Person({ guest, name }: { guest: FoundPerson; name: string }) {
  const texts = usePersonTexts()
  return (
    <div className="flex items-center gap-3 border-b border-border p-4">
      <Avatar name={name} size="lg" />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        {guest.mobile != null && (
          <p className="text-muted tabular-nums">
            <bdi dir="ltr">{guest.mobile}</bdi>
          </p>
        )}
      </div>
      <Badge
        tone={guest.status === 'assigned' || guest.status === 'checked-in' ? 'success' : 'neutral'}
      >
        {texts.status[guest.status]}
      </Badge>
    </div>
  )
}

function WriteToOrganiser({ address }: { address: string | undefined }) {
  const texts = usePersonTexts()
  if (address === undefined) return null
  return (
    <a href={`mailto:${address}`} className={buttonStyles({ variant: 'primary', size: 'lg' })}>
      <Mail aria-hidden />
      {texts.write}
    </a>
  )
}

function usePersonTexts() {
  return lazyTexts[useFinderLanguage().language].person
}
