/* How the file is made: its sections, quality, paper and separator. */
import { useId } from 'react'
import {
  hasQuality,
  kindOf,
  papersOf,
  qualities,
  sections,
  sectionsOf,
  separators,
  withQuality,
  type Choice,
} from '@/features/exports/kinds'
import { SelectOf } from '@/features/exports/SelectOf'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'

type Props = { choice: Choice; onChange: (choice: Choice) => void }

/** Renders the options of the chosen file, or nothing when it has no options. */
export function OptionsCard({ choice, onChange }: Props) {
  const possible = sectionsOf(kindOf(choice))
  const hasDetails = papersOf(choice).length > 0 || choice.format === 'csv'
  if (possible.length === 0 && !hasDetails) return null
  return (
    <Card className="grid divide-y divide-border sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0">
      {possible.length > 0 && (
        <fieldset className="min-w-0 p-5">
          <legend className="float-left mb-2 w-full font-semibold">Include</legend>
          <div className="clear-both">
            {sections
              .filter(({ section }) => possible.includes(section))
              .map(({ section, label, hint }) => (
                <Checkbox
                  key={section}
                  label={label}
                  {...(hint !== undefined && { hint })}
                  checked={choice.sections.includes(section)}
                  onChange={(on) => {
                    const others = choice.sections.filter((each) => each !== section)
                    onChange({ ...choice, sections: on ? [...others, section] : others })
                  }}
                />
              ))}
          </div>
        </fieldset>
      )}
      {hasDetails && (
        <div className="flex min-w-0 flex-col gap-4 p-5">
          {hasQuality(choice) && <QualityChoice choice={choice} onChange={onChange} />}
          <PaperChoice choice={choice} onChange={onChange} />
          {choice.format === 'csv' && (
            <SelectOf
              label="Separator"
              value={choice.separator}
              options={separators}
              onChange={(separator) => {
                onChange({ ...choice, separator })
              }}
            />
          )}
        </div>
      )}
    </Card>
  )
}

function QualityChoice({ choice, onChange }: Props) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Quality</legend>
      {qualities.map(({ quality, label, dpi, use }) => (
        <label
          key={quality}
          className="flex min-h-8 items-start gap-2 py-1 text-sm pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <input
            type="radio"
            name={group}
            className="mt-0.5 size-4 shrink-0 accent-accent"
            value={quality}
            checked={choice.quality === quality}
            aria-label={label}
            onChange={() => {
              onChange(withQuality(choice, quality))
            }}
          />
          <span className="min-w-0">
            {label}
            <span className="block text-xs text-muted">{choice.format === 'png' ? dpi : use}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function PaperChoice({ choice, onChange }: Props) {
  const papers = papersOf(choice)
  if (papers.length === 0) return null
  return (
    <SelectOf
      label="Paper"
      value={choice.paper}
      options={papers.map((paper) => [paper, paper] as const)}
      onChange={(paper) => {
        onChange({ ...choice, paper })
      }}
    />
  )
}
