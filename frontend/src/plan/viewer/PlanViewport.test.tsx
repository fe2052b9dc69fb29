/* The viewer in the page: its name, its buttons, its keys. */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PlanViewport } from '@/plan/viewer/PlanViewport'

function show() {
  render(
    <PlanViewport label="Floor plan" width={40} height={20}>
      <circle r={1} />
    </PlanViewport>,
  )
  const viewport = screen.getByRole('group', { name: 'Floor plan' })
  return { viewport, seen: () => viewport.querySelector('svg')?.getAttribute('viewBox') }
}

describe('the viewer', () => {
  it('zooms with its buttons by a factor of 1.2 and resets', async () => {
    const { seen } = show()
    const before = seen()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(screen.getByText(/120/)).toBeInTheDocument()
    expect(seen()).not.toBe(before)
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByText(/100/)).toBeInTheDocument()
    expect(seen()).toBe(before)
  })

  it('moves and zooms with the keyboard', () => {
    const { viewport, seen } = show()
    const before = seen()
    fireEvent.keyDown(viewport, { key: 'ArrowRight' })
    expect(seen()).not.toBe(before)
    fireEvent.keyDown(viewport, { key: '-' })
    expect(screen.getByText(/83/)).toBeInTheDocument()
    fireEvent.keyDown(viewport, { key: '0' })
    expect(seen()).toBe(before)
  })
})
