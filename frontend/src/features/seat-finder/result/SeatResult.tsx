/* A found seat: table and seat in large type, then the way there, then how to keep it. */
import { Check, Mail, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FinderEvent, FoundPerson } from '@/api/finder-types'
import { nameOf, type FoundResult } from '@/features/seat-finder/found'
import { routeSection } from '@/features/seat-finder/result/lazy-way'
import { SavePage } from '@/features/seat-finder/result/SavePage'
import { resultTexts, type ResultTexts } from '@/features/seat-finder/result/texts'
import { foundPlaceText, foundTableText } from '@/guests/places'
import { commaOf, type Language } from '@/lib/language'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'

type Props = {
  found: FoundResult
  language: Language
  /** The id of the entrance where the guest is; empty for the nearest one. */
  from: string
  onSearchAgain: () => void
}

/** Renders the result; its heading takes the focus. */
export function SeatResult({ found, language, from, onSearchAgain }: Props) {
  const texts = resultTexts[language]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [found])
  const { guest, table, seat, routeKey, event } = found
  if (table == null) {
    return (
      <NoTable found={found} texts={texts} headingRef={heading} onSearchAgain={onSearchAgain} />
    )
  }
  const tableName = foundTableText(table, texts)
  return (
    <div className="flex flex-col gap-5">
      <section>
        <p className="flex items-center gap-2 font-semibold text-success">
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-success text-surface">
            <Check aria-hidden className="size-4" />
          </span>
          {seat == null ? texts.tableFound : texts.found}
        </p>
        {guest != null && (
          <p className="mt-2 font-display text-2xl font-semibold wrap-anywhere">
            <bdi>{texts.welcome(nameOf(found))}</bdi>
          </p>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          aria-label={foundPlaceText({ table, seat: seat ?? null }, texts, commaOf(language))}
          className="mt-3 flex flex-wrap overflow-hidden rounded-card bg-event text-on-event focus:outline-none"
        >
          <Large name={texts.table} value={shortTable(tableName, texts)} />
          {seat != null && <Large name={texts.seat} value={seat.label} />}
        </h1>
        {seat == null && <p className="mt-2">{texts.noSeat}</p>}
      </section>
      {guest != null && <Wishes guest={guest} texts={texts} />}
      {routeKey == null ? (
        <p className="text-muted">{texts.noPlan}</p>
      ) : (
        <routeSection.Part
          found={found}
          routeKey={routeKey}
          tableName={tableName}
          texts={texts}
          language={language}
          from={from}
        />
      )}
      <SavePage code={found.code} texts={texts} />
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        <Button size="lg" onClick={onSearchAgain}>
          <Search aria-hidden />
          {texts.searchAgain}
        </Button>
        <WriteToOrganiser event={event} texts={texts} />
      </div>
    </div>
  )
}

function Large({ name, value }: { name: string; value: string }) {
  const size =
    value.length > 6 ? 'text-[2rem]' : value.length > 3 ? 'text-[3rem]' : 'text-[4.75rem]'
  return (
    <span className="min-w-32 flex-1 border-e border-current/30 px-5 pt-3 pb-4 last:border-e-0">
      <span className="block text-base font-semibold">{name}</span>{' '}
      <bdi
        className={`block font-display leading-tight font-bold tabular-nums wrap-anywhere ${size}`}
      >
        {value}
      </bdi>
    </span>
  )
}

/** “6” of “Table 6”, since the word is above it; a name stays as it is. */
function shortTable(name: string, { table }: ResultTexts): string {
  return name.startsWith(`${table} `) ? name.slice(table.length + 1) : name
}

function Wishes({ guest, texts }: { guest: FoundPerson; texts: ResultTexts }) {
  const wishes = [
    [texts.dietary, guest.dietary],
    [texts.requests, guest.specialRequests],
  ].filter((wish): wish is [string, string] => wish[1] !== undefined)
  if (wishes.length === 0) return null
  return (
    <dl className="flex flex-col gap-2">
      {wishes.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type NoTableProps = Pick<Props, 'found' | 'onSearchAgain'> & {
  texts: ResultTexts
  headingRef: React.RefObject<HTMLHeadingElement | null>
}

function NoTable({ found, texts, headingRef, onSearchAgain }: NoTableProps) {
  const { guest, event } = found
  const hasDeclined = guest?.status === 'cancelled'
  const { title, text } = hasDeclined ? texts.declined : texts.pending
  return (
    <Card className="p-6 text-center">
      {guest != null && (
        <p className="text-muted wrap-anywhere">
          <bdi>{hasDeclined ? nameOf(found) : texts.welcome(nameOf(found))}</bdi>
        </p>
      )}
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="mt-1 font-display text-2xl font-semibold focus:outline-none"
      >
        {title}
      </h1>
      <p className="mt-2">{text}</p>
      <div className="mt-5 flex flex-col gap-2">
        <WriteToOrganiser event={event} texts={texts} />
        <Button size="lg" onClick={onSearchAgain}>
          <Search aria-hidden />
          {texts.searchAgain}
        </Button>
      </div>
    </Card>
  )
}

function WriteToOrganiser({ event, texts }: { event: FinderEvent; texts: ResultTexts }) {
  if (event.organiserEmail === undefined) return null
  return (
    <a href={`mailto:${event.organiserEmail}`} className={buttonStyles({ size: 'lg' })}>
      <Mail aria-hidden />
      {texts.write}
    </a>
  )
}
