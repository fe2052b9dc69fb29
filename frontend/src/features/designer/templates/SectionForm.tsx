/* Builds a section of theatre seats: rows by seats, straight or curved, with names. */
import { Rows4 } from 'lucide-react'
import { useState } from 'react'

import { facts } from '@/generated/facts.gen'
import type { SectionConfig } from '@/plan/types'
import { Button } from '@/ui/Button'
import { FormAlert } from '@/ui/FormAlert'
import { RangeField } from '@/ui/RangeField'
import { useDesigner } from '@/canvas/context'
import { PerDesignerState } from '@/canvas/per-designer-state'
import { ChoiceField } from '@/canvas/fields/ChoiceField'
import { LengthField } from '@/canvas/fields/LengthField'
import { NumberField } from '@/canvas/fields/NumberField'
import { TextField } from '@/canvas/fields/TextField'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { addSection } from '@/features/designer/templates/apply'
import { UNITS_PER_INCH } from '@/canvas/text/units'

const FIRST: SectionConfig = {
  rows: 8,
  seats: 12,
  curve: 0,
  rowSpacing: 36,
  seatSpacing: 21,
  sectionName: 'Main',
  firstRow: 'A',
  numbering: 'left',
}

/** Keeps the form while another panel is open. */
const drafts = new PerDesignerState<SectionConfig>()

const NUMBERINGS = [
  { value: 'left', label: 'From the left' },
  { value: 'right', label: 'From the right' },
  { value: 'centre', label: 'From the middle' },
] as const

const STEP = { normal: UNITS_PER_INCH, far: 12 * UNITS_PER_INCH }

/** Plan units; at least a foot per guest. */
const SPACING = { min: 12 * UNITS_PER_INCH, max: facts.layoutInches.space[1] * UNITS_PER_INCH }

export function SectionForm() {
  const designer = useDesigner()
  const [section, setSection] = useState(() => drafts.get(designer) ?? FIRST)
  const [problem, setProblem] = useState<string>()
  const replace = (next: SectionConfig): void => {
    drafts.set(designer, next)
    setSection(next)
    setProblem(undefined)
  }
  const set = (part: Partial<SectionConfig>): void => {
    replace({ ...section, ...part })
  }
  const seats = section.rows * section.seats
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Section name"
          value={same(section.sectionName)}
          onCommit={(sectionName) => {
            set({ sectionName })
          }}
        />
        <TextField
          label="First row"
          value={same(section.firstRow)}
          onCommit={(firstRow) => {
            set({ firstRow })
          }}
        />
        <NumberField
          label="Rows"
          whole
          min={1}
          max={100}
          value={same(section.rows)}
          onCommit={(rows) => {
            set({ rows })
          }}
        />
        <NumberField
          label="Seats per row"
          whole
          min={1}
          max={100}
          value={same(section.seats)}
          onCommit={(perRow) => {
            set({ seats: perRow })
          }}
        />
        <LengthField
          label="Row to row"
          step={STEP}
          {...SPACING}
          value={same(section.rowSpacing * UNITS_PER_INCH)}
          onCommit={(units) => {
            set({ rowSpacing: units / UNITS_PER_INCH })
          }}
        />
        <LengthField
          label="Seat to seat"
          step={STEP}
          {...SPACING}
          value={same(section.seatSpacing * UNITS_PER_INCH)}
          onCommit={(units) => {
            set({ seatSpacing: units / UNITS_PER_INCH })
          }}
        />
      </div>
      <RangeField
        label="Curve"
        min={0}
        max={170}
        step={5}
        value={section.curve}
        format={(degrees) => (degrees === 0 ? 'Straight' : `${String(degrees)}°`)}
        onCommit={(curve) => {
          set({ curve })
        }}
      />
      <ChoiceField
        label="Seat numbers"
        value={same(section.numbering)}
        options={NUMBERINGS}
        onCommit={(numbering) => {
          set({ numbering })
        }}
      />
      <NumberField
        label="Rows between cross-aisles"
        whole
        min={1}
        max={100}
        hint="Leave blank for none."
        value={same(section.aisleEvery)}
        onClear={() => {
          const rest = { ...section }
          delete rest.aisleEvery
          replace(rest)
        }}
        onCommit={(aisleEvery) => {
          set({ aisleEvery })
        }}
      />
      <FormAlert message={problem} />
      <Button
        variant="primary"
        onClick={() => {
          const refused = addSection(designer, section)
          setProblem(refused)
          if (refused === undefined) focusPlan()
        }}
      >
        <Rows4 aria-hidden />
        Add {seats} seats
      </Button>
    </>
  )
}

function same<T>(value: T): { readonly kind: 'same'; readonly value: T } {
  return { kind: 'same', value }
}
