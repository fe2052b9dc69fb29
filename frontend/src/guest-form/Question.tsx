/* One question with its control, help and problem, tied together by ids. */
import type { ReactNode } from 'react'
import type { AnswerValue, FormField } from '@/api/guest-form'
import { choicesOf, isSingleBox, textOf, withoutContradiction } from '@/guest-form/answers'
import { answerLimits } from '@/guest-form/check-answers'
import { ChoiceChips } from '@/guest-form/ChoiceChips'
import { shownLabel, shownNote, shownOption } from '@/guest-form/default-words'
import { messages } from '@/guest-form/messages'
import { QuestionFrame, type Described } from '@/guest-form/QuestionFrame'
import { TickBox } from '@/guest-form/TickBox'
import type { Language } from '@/lib/language'
import { Input } from '@/ui/Input'
import { MarkedText } from '@/ui/MarkedText'
import { Select } from '@/ui/Select'
import { Textarea } from '@/ui/Textarea'

type Props = {
  field: FormField
  id: string
  value: AnswerValue | undefined
  language: Language
  error: string | undefined
  /** The browser may fill in what it knows of its owner. */
  autoFill: boolean
  onChange: (value: AnswerValue) => void
}

/** More choices than this come as a list to open instead of buttons. */
const mostChips = 8

/** Large type and targets: guests answer on phones. */
const controlLook = 'h-12 text-base pointer-coarse:h-12'

/** Renders the question. */
export function Question({ field, id, value, language, error, autoFill, onChange }: Props) {
  const texts = messages[language]
  const help = shownNote(language, field, 'help')
  const frame = {
    id,
    label: <MarkedText {...shownLabel(language, field)} />,
    help: help && <MarkedText {...help} />,
    error,
    note: field.required ? undefined : texts.optional,
  }
  const options = (field.options ?? []).map((value) => {
    const { text, lang } = shownOption(language, field, value)
    return { value, label: text, lang }
  })
  if (isSingleBox(field)) {
    return (
      <TickBox
        id={id}
        label={frame.label}
        hint={frame.help}
        error={error}
        required={field.required}
        checked={value === true}
        onChange={onChange}
      />
    )
  }
  if (field.type === 'checkbox') {
    return (
      <ChoiceChips
        {...frame}
        several
        note={field.required ? texts.pickAny : `${texts.optional} · ${texts.pickAny}`}
        options={options}
        chosen={choicesOf(value)}
        required={field.required}
        onChange={(chosen) => onChange(withoutContradiction(choicesOf(value), chosen))}
      />
    )
  }
  if (field.type === 'select' && options.length <= mostChips) {
    return (
      <ChoiceChips
        {...frame}
        options={options}
        chosen={choicesOf(value)}
        required={field.required}
        clearLabel={field.required ? undefined : texts.clear}
        onChange={([chosen = '']) => onChange(chosen)}
      />
    )
  }
  return (
    <QuestionFrame {...frame}>
      {(described) =>
        control({ field, described, options, value: textOf(value), autoFill, language, onChange })
      }
    </QuestionFrame>
  )
}

type ControlProps = Pick<Props, 'field' | 'autoFill' | 'language'> & {
  described: Described
  options: readonly { value: string; label: string; lang: Language | undefined }[]
  value: string
  onChange: (value: string) => void
}

function control(props: ControlProps): ReactNode {
  const { field, described, options, value, autoFill, language, onChange } = props
  const placeholder = shownNote(language, field, 'placeholder')?.text
  const shared = {
    ...described,
    value,
    required: undefined,
    'aria-required': field.required || undefined,
  }
  if (field.type === 'select') {
    return (
      <Select
        {...shared}
        className="[&>select]:h-12 [&>select]:text-base"
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{messages[language].choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  }
  if (field.type === 'textarea') {
    return (
      <Textarea
        {...shared}
        className="text-base"
        maxLength={answerLimits.textarea}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <Input
      {...shared}
      {...keyboardOf(field)}
      className={controlLook}
      maxLength={field.type === 'email' ? answerLimits.email : answerLimits.text}
      placeholder={placeholder}
      autoComplete={(autoFill ? autoFillNames.get(field.id) : undefined) ?? 'off'}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const autoFillNames: ReadonlyMap<string, string> = new Map([
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['email', 'email'],
  ['mobile', 'tel'],
])

function keyboardOf({ id, type }: FormField) {
  if (type === 'email') {
    return { type: 'email', autoCapitalize: 'none', spellCheck: false } as const
  }
  return id === 'mobile' ? ({ type: 'tel' } as const) : { type: 'text' }
}
