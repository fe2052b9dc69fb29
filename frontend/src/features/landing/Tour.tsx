/* Pictures of the product as it is: taken by `cargo xtask shots --landing` from the real program with the demo data. */
import designerDark from '@/features/landing/pictures/designer.dark.webp'
import designerLight from '@/features/landing/pictures/designer.light.webp'
import finderDark from '@/features/landing/pictures/finder.dark.webp'
import finderLight from '@/features/landing/pictures/finder.light.webp'
import guestsDark from '@/features/landing/pictures/guests.dark.webp'
import guestsLight from '@/features/landing/pictures/guests.light.webp'
import roomDark from '@/features/landing/pictures/room.dark.webp'
import roomLight from '@/features/landing/pictures/room.light.webp'
import seatingDark from '@/features/landing/pictures/seating.dark.webp'
import seatingLight from '@/features/landing/pictures/seating.light.webp'
import { Section } from '@/features/landing/Section'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 624 }

/** Renders four screens of the organiser and the one of the guest. */
export function Tour() {
  return (
    <Section
      id="tour"
      title="Five screens carry an evening"
      text="The room from above and in 3D, the seats, the guests and the seat finder, with the sample wedding of the sandbox."
    >
      <div className="grid items-start gap-x-5 gap-y-10 lg:grid-cols-12">
        <Picture
          className="lg:col-span-12"
          light={designerLight}
          dark={designerDark}
          size={desk}
          alt="The floor plan designer: fifteen round tables and a head table in a room of 60 by 40 feet, objects to place on the left, the state of saving above."
          title="Draw"
          text="The designer. Every table knows who sits at it while you move it."
        />
        <Picture
          className="lg:col-span-6"
          light={roomLight}
          dark={roomDark}
          size={desk}
          alt="The same plan in 3D: a lit room with a wooden floor, tables with cloths and chairs, the dance floor and the band."
          title="Look"
          text="The same plan in 3D. What you move on the drawing moves here."
        />
        <Picture
          className="lg:col-span-6"
          light={seatingLight}
          dark={seatingDark}
          size={desk}
          alt="The seat assignment: guests on the left, the plan with free and taken chairs, and on the right nine wishes, eight of them kept."
          title="Seat"
          text="Wishes typed as a sentence. One button seats everyone and says which wishes it kept."
        />
        <Picture
          className="lg:col-span-8"
          light={guestsLight}
          dark={guestsDark}
          size={desk}
          alt="Guest management: figures of the answers above a list of guests with party, answer, seat, meal, tags and code."
          title="Know"
          text="The list. One row per guest, with the answer, the seat and the meal."
        />
        <Picture
          className="mx-auto w-full max-w-[340px] lg:col-span-4 lg:mx-0 lg:max-w-none"
          light={finderLight}
          dark={finderDark}
          size={phone}
          alt="The seat finder on a phone: the guest’s name, table and seat, and the way there."
          title="Find"
          text="The phone. A code or a name, and the way to the chair."
        />
      </div>
    </Section>
  )
}

function Picture({
  light,
  dark,
  size,
  alt,
  title,
  text,
  className,
}: {
  light: string
  dark: string
  size: { width: number; height: number }
  alt: string
  title: string
  text: string
  className: string
}) {
  const look = 'h-auto w-full rounded-card border border-border bg-surface-2'
  return (
    <figure className={className}>
      <img src={light} alt={alt} {...size} loading="lazy" className={`${look} dark:hidden`} />
      <img src={dark} alt={alt} {...size} loading="lazy" className={`${look} hidden dark:block`} />
      <figcaption className="mt-3 text-muted">
        <b className="font-semibold text-text">{title}.</b> {text}
      </figcaption>
    </figure>
  )
}
