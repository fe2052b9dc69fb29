/* The wishes of the event beside the plan, each with whether it is kept. Broken ones come first. */
import { Plus, X } from 'lucide-react'
import { useMemo, useState } from 'react'

import { useWishRemoval } from '@/guests/wishes/use-remove-wish'
import { useWishWorld } from '@/guests/wishes/use-wish-world'
import { ConflictNotice } from '@/guests/assign/ConflictNotice'
import { WishForm } from '@/guests/wishes/WishForm'
import { WishSentence } from '@/guests/wishes/WishSentence'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { SearchField } from '@/ui/SearchField'
import { foldCase } from '@/lib/words'
import type { SeatVerdict } from '@/plan/types'
import { useSeating, useEditingSession } from '@/canvas/context'
import { handName } from '@/features/seating/hand-name'
import { useConflict, useHand, useVerdicts, useWishList } from '@/features/seating/use-seat-advisor'
import { VerdictText } from '@/guests/wishes/VerdictList'

/** Wishes from which on there is a search. */
const SEARCHED_FROM = 8
const ORDER: readonly SeatVerdict['state'][] = ['broken', 'waiting', 'kept', 'idle']

export function WishesPanel() {
  const eventId = useEditingSession((state) => state.eventId)
  const guests = useSeating((state) => state.guests)
  const world = useWishWorld(eventId, guests)
  const wishes = useWishList()
  const verdicts = useVerdicts()
  const conflict = useConflict()
  const remove = useWishRemoval(eventId)
  const [about, setAbout] = useState<readonly string[]>()
  const hand = useHand()
  const inHand = world.guests.find(({ id }) => id === hand[0])
  const [query, setQuery] = useState('')
  const rows = useMemo(() => {
    const wanted = foldCase(query.trim())
    return verdicts
      .filter(({ kind, state }) => kind === 'wish' || state === 'broken')
      .filter(({ text }) => foldCase(text).includes(wanted))
      .reverse()
      .sort((a, b) => rank(a) - rank(b))
  }, [verdicts, query])
  const byId = new Map(wishes.map((wish) => [wish.id, wish]))
  const close = (): void => {
    setAbout(undefined)
  }
  return (
    <section aria-label="Wishes" className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-col gap-3 border-b border-border p-3">
        <div className="flex items-center gap-2">
          <h2 className="min-w-0 flex-1 text-base font-semibold">Wishes</h2>
          <KeptBadge verdicts={verdicts} />
        </div>
        <WishSentence eventId={eventId} world={world} />
        {about === undefined && (
          <Button
            size="sm"
            className="self-start"
            onClick={() => {
              setAbout(hand)
            }}
          >
            <Plus aria-hidden />
            {inHand === undefined ? 'Add wish' : `Add wish for ${handName(hand, inHand)}`}
          </Button>
        )}
        {verdicts.length >= SEARCHED_FROM && (
          <SearchField
            label="Search wishes"
            placeholder="Search wishes..."
            value={query}
            onChange={setQuery}
          />
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        {about !== undefined && (
          <div className="mb-3">
            <WishForm {...{ eventId, world }} guestIds={about} onDone={close} onClose={close} />
          </div>
        )}
        {conflict !== undefined && (
          <ConflictNotice
            conflict={conflict}
            onRemove={(id, text) => {
              const wish = byId.get(id)
              if (wish !== undefined) remove(wish, text)
            }}
          />
        )}
        {rows.length === 0 ? (
          <p className="text-sm text-muted">
            {query.trim() === ''
              ? 'No wishes yet. Say who should sit together, apart or near something, and auto-assign takes it into account.'
              : `No wish matches “${query.trim()}”.`}
          </p>
        ) : (
          <ul aria-label="Wishes" className="flex flex-col gap-2 text-sm">
            {rows.map((verdict) => {
              const wish = byId.get(verdict.wish ?? '')
              return (
                <li key={verdict.wish ?? verdict.text}>
                  <VerdictText verdict={verdict}>
                    {wish !== undefined && (
                      <IconButton
                        label={`Remove wish: ${verdict.text}`}
                        size="icon-sm"
                        onClick={({ currentTarget }) => {
                          focusBeside(currentTarget)
                          remove(wish, verdict.text)
                        }}
                      >
                        <X aria-hidden />
                      </IconButton>
                    )}
                  </VerdictText>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Broken ones first, then wishes before parties; within that the newest first. */
function rank({ state, kind }: SeatVerdict): number {
  return ORDER.indexOf(state) * 2 + (kind === 'wish' ? 0 : 1)
}

/** Counts what is in the list: wishes, and the parties and needs that are not met. */
function KeptBadge({ verdicts }: { readonly verdicts: readonly SeatVerdict[] }) {
  const listed = verdicts.filter(
    ({ kind, state }) => state === 'broken' || (kind === 'wish' && state !== 'idle'),
  )
  if (listed.length === 0) return null
  const count = (wanted: SeatVerdict['state']) =>
    listed.filter(({ state }) => state === wanted).length
  const [kept, broken] = [count('kept'), count('broken')]
  const tone = broken > 0 ? 'warning' : kept === listed.length ? 'success' : 'neutral'
  return (
    <Badge tone={tone}>
      {kept} of {listed.length} kept
    </Badge>
  )
}

/** The button vanishes with its wish; without this the keyboard starts again at the top of the page. */
function focusBeside(button: HTMLElement): void {
  const item = button.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  const next = beside?.querySelector('button') ?? button.closest('section')?.querySelector('input')
  next?.focus()
}
