/* The two ways of /find-seat: a seat ID or QR code, and personal details. */
import type { FinderEvent } from '@/api/finders'
import { DetailsForm } from '@/features/seat-finder/DetailsForm'
import type { FoundResult } from '@/features/seat-finder/found'
import { SeatIdForm } from '@/features/seat-finder/SeatIdForm'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { useTabInAddress } from '@/lib/tab-in-address'
import { Segmented } from '@/ui/Segmented'

const ways = ['code', 'details'] as const

type Props = { event: FinderEvent; onFound: (found: FoundResult) => void }

/** Renders the choice and the chosen form. */
export function FindSeat({ event, onFound }: Props) {
  const { texts } = useFinderLanguage()
  const [way, open] = useTabInAddress('tab', ways)
  return (
    <>
      <Segmented
        legend={texts.tabs.legend}
        hideLegend
        value={way}
        options={ways.map((value) => ({ value, label: texts.tabs[value] }))}
        onChange={open}
        className="mb-5 [&_label]:min-h-11 [&_label]:text-sm"
      />
      {way === 'code' ? (
        <SeatIdForm
          event={event}
          onFound={onFound}
          onDetailsNeeded={() => {
            open('details')
          }}
        />
      ) : (
        <DetailsForm event={event} onFound={onFound} />
      )}
    </>
  )
}
