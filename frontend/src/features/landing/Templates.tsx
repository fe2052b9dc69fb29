/* The templates of the designer, drawn to scale by the renderer when the page comes near them. */
import { useEffect, useState } from 'react'
import { useInView } from '@/features/landing/use-in-view'
import { DrawingPicture } from '@/features/landing/live-plan/DrawnPlan'
import { Section } from '@/features/landing/Section'
import { templateCards, type TemplateCard } from '@/features/landing/template-cards'
import { fetchCode } from '@/lib/fetch-code'
import { seatCount, type Drawing } from '@/plan/drawing'
import { countNoun } from '@/lib/words'

/** Renders the templates. */
export function Templates() {
  const { ref, near: isInView } = useInView<HTMLUListElement>()
  return (
    <Section
      id="templates"
      title="Rooms to start from"
      text="All are drawn to scale, with chairs 18 inches wide and tables in rental sizes."
    >
      <ul ref={ref} className="grid gap-x-5 gap-y-10 md:grid-cols-2">
        {templateCards.map((card) => (
          <Room key={card.id} {...card} isInView={isInView} />
        ))}
      </ul>
    </Section>
  )
}

function Room({ name, text, load, isInView }: TemplateCard & { isInView: boolean }) {
  const drawing = useDrawing(load, isInView)
  return (
    <li>
      <div className="aspect-[8/5] rounded-card border border-border bg-plan-outside p-3 md:p-5">
        {drawing !== undefined && (
          <DrawingPicture
            drawing={drawing}
            label={`Floor plan: ${name}. ${text}`}
            className="size-full animate-fade-in"
          />
        )}
      </div>
      <h3 className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 text-base font-semibold">
        {name}
        <span className="text-sm font-normal text-muted tabular-nums">
          {drawing === undefined
            ? '\u00a0'
            : `${drawing.width / 24} × ${drawing.height / 24} ft, ${countNoun(seatCount(drawing), 'seat')}`}
        </span>
      </h3>
      <p className="mt-1 text-muted">{text}</p>
    </li>
  )
}

function useDrawing(load: () => Promise<Drawing>, wanted: boolean): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>()
  useEffect(() => {
    if (!wanted) return
    let alive = true
    fetchCode(load).then(
      (loaded) => {
        if (alive) setDrawing(loaded)
      },
      () => {
        // The name and the text say what the picture would show.
      },
    )
    return () => {
      alive = false
    }
  }, [load, wanted])
  return drawing
}
