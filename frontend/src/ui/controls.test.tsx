/* The small controls of panels: disclosure, segments, checkbox and slider. */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Checkbox } from '@/ui/Checkbox'
import { Disclosure } from '@/ui/Disclosure'
import { Input } from '@/ui/Input'
import { RangeField } from '@/ui/RangeField'
import { Segmented } from '@/ui/Segmented'
import { Textarea } from '@/ui/Textarea'

describe('a text field', () => {
  it.each(['text', 'search'])('of type %s runs in the direction of what is typed', (type) => {
    render(<Input type={type} aria-label="Name" />)
    expect(screen.getByLabelText('Name')).toHaveAttribute('dir', 'auto')
  })
  it('of several lines does so too', () => {
    render(<Textarea aria-label="Notes" />)
    expect(screen.getByLabelText('Notes')).toHaveAttribute('dir', 'auto')
  })
})

describe('a disclosure', () => {
  it('stays_as_it_was_left_in_this_browser', async () => {
    const part = (
      <Disclosure title="Grid" name="test.grid">
        <p>Size</p>
      </Disclosure>
    )
    const { unmount } = render(part)
    expect(screen.getByText('Size')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Grid' }))
    expect(screen.queryByText('Size')).not.toBeInTheDocument()
    unmount()
    render(part)
    expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('segments', () => {
  it('are_one_choice_that_arrow_keys_move', async () => {
    const chosen = vi.fn()
    render(
      <Segmented
        legend="Units"
        value="feet"
        options={[
          { value: 'feet', label: 'Feet' },
          { value: 'meters', label: 'Meters' },
        ]}
        onChange={chosen}
      />,
    )
    expect(screen.getByRole('group', { name: 'Units' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Feet' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Meters' }))
    expect(chosen).toHaveBeenCalledWith('meters')
  })
})

describe('a checkbox', () => {
  it('shows_that_some_are_on_and_some_are_off', () => {
    render(<Checkbox label="Locked" checked={false} mixed onChange={() => undefined} />)
    expect(screen.getByRole('checkbox', { name: 'Locked' })).toBePartiallyChecked()
  })
})

describe('a slider', () => {
  it('gives_its_value_once_when_the_hand_lets_go', () => {
    const commit = vi.fn()
    render(<RangeField label="Chairs" value={4} min={2} max={20} onCommit={commit} />)
    const slider = screen.getByRole('slider', { name: 'Chairs' })
    fireEvent.change(slider, { target: { value: '7' } })
    fireEvent.change(slider, { target: { value: '9' } })
    expect(commit).not.toHaveBeenCalled()
    expect(slider).toHaveAttribute('aria-valuetext', '9')
    fireEvent.pointerUp(slider)
    expect(commit.mock.calls).toEqual([[9]])
  })
})
