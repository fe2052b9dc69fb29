/* The two ways of /find-seat: a seat ID or QR code, and personal details. */
import { useId, type KeyboardEvent } from 'react'
import type { FinderEvent } from '@/api/finder-types'
import type { FoundResult } from '@/features/seat-finder/found'
import { detailsForm } from '@/features/seat-finder/lazy'
import { SeatIdForm } from '@/features/seat-finder/SeatIdForm'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { useSearch } from '@/guest-pages/address/address'

const ways = ['code', 'details'] as const

type Props = { event: FinderEvent; onFound: (found: FoundResult) => void }

/** Renders the tabs and the chosen form. */
export function FindSeat({ event, onFound }: Props) {
  const { texts } = useFinderLanguage()
  const [params, changeParams] = useSearch()
  const way = params.get('tab') === 'details' ? 'details' : 'code'
  const open = (next: (typeof ways)[number]) => {
    changeParams((changed) => {
      if (next === 'code') changed.delete('tab')
      else changed.set('tab', next)
    })
  }
  const id = useId()
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = currentTarget.querySelector<HTMLElement>('[aria-selected=false]')
    other?.focus()
    other?.click()
  }
  return (
    <>
      {/* The arrow keys move the focus among the tabs, which are buttons. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="tablist"
        aria-label={texts.tabs.legend}
        onKeyDown={onKeyDown}
        className="mb-5 flex flex-wrap rounded-control bg-surface-2 p-1"
      >
        {ways.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === way}
            aria-controls={`${id}-panel`}
            tabIndex={each === way ? 0 : -1}
            className="min-h-11 min-w-0 flex-1 basis-32 rounded-control px-2 text-sm wrap-anywhere font-medium text-muted aria-selected:bg-surface aria-selected:text-text aria-selected:shadow-raised"
            onClick={() => {
              open(each)
            }}
          >
            {texts.tabs[each]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${way}`}>
        {way === 'code' ? (
          <SeatIdForm
            event={event}
            onFound={onFound}
            onDetailsNeeded={() => {
              open('details')
            }}
          />
        ) : (
          <detailsForm.Part event={event} onFound={onFound} />
        )}
      </div>
    </>
  )
}
