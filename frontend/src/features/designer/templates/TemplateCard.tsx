/* One template to choose: what it is, how large, for how many, and how it looks. */
import { Users } from 'lucide-react'

import type { Template } from '@/plan/types'
import { useDesigner } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { applyTemplate } from '@/features/designer/templates/apply'
import { useTemplatePicture } from '@/features/designer/templates/template-picture'
import { formatSize, UNITS_PER_FOOT } from '@/canvas/text/units'

interface Props {
  readonly template: Template
  /** Its place among all, so that the pictures come one after the other. */
  readonly index: number
}

export function TemplateCard({ template, index }: Props) {
  const designer = useDesigner()
  usePrefs((prefs) => prefs.units)
  const picture = useTemplatePicture(template.id, index)
  const { venue, guestCount } = template
  return (
    <button
      type="button"
      className="group w-full overflow-hidden rounded-card border border-border text-left transition-colors duration-120 hover:border-accent hover:bg-surface-2"
      onClick={() => {
        void applyTemplate(designer, template)
      }}
    >
      <span className="grid aspect-[16/9] place-items-center overflow-hidden bg-plan-outside">
        {picture !== undefined && (
          <img
            src={picture}
            alt=""
            className="size-full animate-fade-in object-contain p-1.5"
            draggable={false}
          />
        )}
      </span>
      <span className="block border-t border-border px-3 py-2.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{template.label}</span>
          <span className="flex shrink-0 items-center gap-1 text-xs text-muted tabular-nums">
            <Users aria-hidden className="size-3.5" strokeWidth={1.75} />
            {guestCount}
            <span className="sr-only"> guests</span>
          </span>
        </span>
        <span className="mt-0.5 block text-xs text-muted">{template.description}</span>
        <span className="mt-1 block text-xs text-muted tabular-nums">
          {venue.name}, {formatSize(venue.width * UNITS_PER_FOOT, venue.height * UNITS_PER_FOOT)}
        </span>
      </span>
    </button>
  )
}
