/* Fields of numbers and lengths: what is refused is named, explained and read out, and nothing is changed by it. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LengthField } from '@/canvas/fields/LengthField'
import { NumberField } from '@/canvas/fields/NumberField'
import { TextField } from '@/canvas/fields/TextField'
import { DEFAULT_PREFS, setPrefs } from '@/canvas/store/prefs'

async function write(text: string): Promise<void> {
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

const said = () => screen.getByRole('alert').textContent

function Chairs({ onCommit }: { readonly onCommit: (chairs: number) => void }) {
  const value = { kind: 'same', value: 8 } as const
  return <NumberField label="Chairs" {...{ value, onCommit }} min={0} max={20} whole />
}

describe('what_a_field_refuses', () => {
  it('stays_written_until_it_is_corrected', async () => {
    const onCommit = vi.fn()
    render(<Chairs onCommit={onCommit} />)
    const field = screen.getByRole('textbox')
    await write('21')
    await userEvent.tab()
    expect(field).toHaveValue('21')
    expect(field).toBeInvalid()
    await userEvent.click(field)
    await userEvent.keyboard('{Backspace}{Enter}')
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(2)
    expect(field).toBeValid()
  })

  it('is_given_up_with_escape', async () => {
    render(<Chairs onCommit={vi.fn()} />)
    await write('21')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('textbox')).toHaveValue('8')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('gives_way_to_a_value_that_changed_elsewhere', async () => {
    const field = (value: number) => (
      <NumberField
        label="Chairs"
        value={{ kind: 'same', value }}
        min={0}
        max={20}
        onCommit={vi.fn()}
      />
    )
    const { rerender } = render(field(8))
    await write('21')
    rerender(field(6))
    expect(screen.getByRole('textbox')).toHaveValue('6')
    expect(screen.getByRole('textbox')).toBeValid()
  })

  it.each([
    ['', 'Chairs cannot be empty. '],
    ['-5', 'Chairs cannot be “-5”. '],
    ['1e9', 'Chairs cannot be “1e9”. '],
    ['0x10', 'Chairs cannot be “0x10”. '],
    ['abc', 'Chairs cannot be “abc”. '],
    ['4,5', 'Chairs cannot be “4,5”. '],
    ['123456789012345678901234567890', 'Chairs cannot be “123456789012345678901234…”. '],
  ])('names_the_number_%j_and_keeps_the_last_one', async (text, begins) => {
    const onCommit = vi.fn()
    render(<Chairs onCommit={onCommit} />)
    await write(text)
    const says = `${begins}Enter a whole number from 0 to 20. It stays 8.`
    expect(said()).toBe(says)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(says)
    expect(onCommit).not.toHaveBeenCalled()
  })

  it.each([
    ['', 'Width cannot be empty. Enter 6 ft 3 in, 75 in or 1.9 m. '],
    ['1e9', 'Width cannot be “1e9”. Enter 6 ft 3 in, 75 in or 1.9 m. '],
    ['0', 'Width cannot be “0”. 10 ft to 500 ft. '],
    ['-12', 'Width cannot be “-12”. 10 ft to 500 ft. '],
  ])('names_the_length_%j_and_keeps_the_last_one', async (text, begins) => {
    const onCommit = vi.fn()
    render(
      <LengthField
        label="Width"
        value={{ kind: 'same', value: 1200 }}
        {...{ min: 240, max: 12_000, onCommit }}
      />,
    )
    await write(text)
    expect(said()).toBe(`${begins}It stays 50 ft.`)
    expect(onCommit).not.toHaveBeenCalled()
  })
})

describe('a_limit_in_metres', () => {
  beforeEach(() => {
    setPrefs({ units: 'meters' })
  })
  afterEach(() => {
    setPrefs(DEFAULT_PREFS)
  })
  /** 12 in to 240 in, which is 0.3048 m to 6.096 m. */
  const open = (onCommit: (units: number) => void) =>
    render(
      <LengthField
        label="Table size"
        value={{ kind: 'same', value: 144 }}
        {...{ min: 24, max: 480, onCommit }}
      />,
    )

  it('is_said_in_metres', async () => {
    open(vi.fn())
    await write('0.2')
    expect(said()).toBe('Table size cannot be “0.2”. 0.3 m to 6.1 m. It stays 1.83 m.')
  })

  it.each([
    ['0.3', 24],
    ['6.1 m', 480],
    ['0.31', 0.31 / 0.0127],
  ])('takes_%s', async (text, units) => {
    const onCommit = vi.fn<(units: number) => void>()
    open(onCommit)
    await write(text)
    expect(onCommit.mock.lastCall?.[0]).toBeCloseTo(units)
  })
})

it('a_question_that_a_value_opens_is_not_answered_by_the_same_key', async () => {
  const answered = vi.fn()
  const ask = () => {
    screen.getByRole('button', { name: 'Cancel' }).focus()
  }
  render(
    <>
      <Chairs onCommit={ask} />
      <button onClick={answered}>Cancel</button>
    </>,
  )
  await write('4')
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  expect(answered).not.toHaveBeenCalled()
})

it('a_decimal_comma_is_a_decimal_point', async () => {
  const onCommit = vi.fn()
  render(
    <NumberField
      label="Rotation"
      value={{ kind: 'same', value: 0 }}
      {...{ onCommit }}
      min={0}
      max={360}
      unit="°"
    />,
  )
  await write('1,5')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(1.5)
})

it('a_text_ends_where_the_plan_would_cut_it', () => {
  render(<TextField label="Label" value={{ kind: 'same', value: '' }} onCommit={vi.fn()} />)
  expect(screen.getByRole('textbox', { name: 'Label' })).toHaveAttribute('maxlength', '200')
})

describe('a_field_of_text', () => {
  it.each([
    ['Head\ttable', 'Head table'],
    ['  Table   5 ', 'Table 5'],
    ['a\u202Eb', 'ab'],
    ['שולחן 5', 'שולחן 5'],
    ['👩‍👩‍👧‍👦 Family', '👩‍👩‍👧‍👦 Family'],
  ])('takes_%j_as_one_line_that_turns_nothing_around', async (text, taken) => {
    const onCommit = vi.fn()
    render(<TextField label="Label" value={{ kind: 'same', value: '' }} {...{ onCommit }} />)
    const field = screen.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste(text)
    await userEvent.keyboard('{Enter}')
    expect(onCommit).toHaveBeenCalledWith(taken)
  })
})
