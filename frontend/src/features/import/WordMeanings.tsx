/* Words of the list and what they mean here: an answer, a table, or another text. */
import { useState } from 'react'
import { useTables } from '@/api/seating'
import type { ImportPlan } from '@/api/schema'
import { answerWords, importFieldLabel, type ImportWord } from '@/features/import/fields'
import { TextOnRest } from '@/features/import/TextOnRest'
import { withWord } from '@/features/import/plan'
import { count, countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Select } from '@/ui/Select'

type Props = {
  eventId: string
  words: readonly ImportWord[]
  onChange: (next: (plan: ImportPlan) => ImportPlan) => void
}

/** Words that are shown at first. */
const shownAtFirst = 8

export function WordMeanings({ eventId, words, onChange }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? words : words.slice(0, shownAtFirst)
  return (
    <>
      <ul className="flex flex-col gap-2 px-5 text-sm">
        {shown.map((word) => (
          <li
            key={word.word}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_5rem]"
          >
            <bdi className="truncate rounded-control bg-surface-2 px-2 py-1" title={word.word}>
              {word.word}
            </bdi>
            <Meaning
              eventId={eventId}
              word={word}
              onMeaning={(meaning) => {
                onChange((plan) => withWord(plan, word, meaning))
              }}
            />
            <span className="text-muted tabular-nums sm:text-right">
              {word.count > 0 && countNoun(word.count, word.field === 'table' ? 'guest' : 'row')}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < words.length && (
        <Button
          size="sm"
          className="mx-5 mt-4"
          onClick={() => {
            setIsWhole(true)
          }}
        >
          Show all {count(words.length)}
        </Button>
      )}
    </>
  )
}

type MeaningProps = {
  eventId: string
  word: ImportWord
  onMeaning: (meaning: string) => void
}

function Meaning({ eventId, word, onMeaning }: MeaningProps) {
  const label = `${importFieldLabel(word.field)} meant by ${word.word}`
  switch (word.field) {
    case 'status':
      return (
        <Choice
          label={label}
          value={word.meaning}
          none={word.meaning === undefined ? 'Not understood: no answer' : undefined}
          options={Object.entries(answerWords)}
          onMeaning={onMeaning}
        />
      )
    case 'table':
      return <TableChoice eventId={eventId} label={label} word={word} onMeaning={onMeaning} />
    default:
      return <TextOnRest label={label} value={word.meaning ?? ''} onRest={onMeaning} />
  }
}

function TableChoice({ eventId, label, word, onMeaning }: MeaningProps & { label: string }) {
  const { data: tables = [] } = useTables(eventId)
  return (
    <Choice
      label={label}
      value={word.meaning}
      none="No table"
      options={tables.map(({ name, capacity }) => [
        name,
        `${name} (${countNoun(capacity, 'seat')})`,
      ])}
      onMeaning={onMeaning}
    />
  )
}

type ChoiceProps = {
  label: string
  value: string | undefined
  /** The choice without a meaning. */
  none: string | undefined
  options: readonly (readonly [value: string, text: string])[]
  onMeaning: (meaning: string) => void
}

function Choice({ label, value = '', none, options, onMeaning }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => {
        onMeaning(event.target.value)
      }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {value !== '' && !options.some(([each]) => each === value) && (
        <option value={value}>{value}</option>
      )}
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </Select>
  )
}
