/* The corners of an outline as numbers. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import type { Point } from '@/plan/types'
import { CornerList } from '@/features/designer/room/CornerList'

const square: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 240, y: 0 },
  { x: 240, y: 240 },
  { x: 0, y: 240 },
]

function Corners() {
  const [points, setPoints] = useState(square)
  return <CornerList points={points} onChange={setPoints} />
}

describe('the list of corners', () => {
  it('drops the error of a corner that is deleted instead of handing it to the next', async () => {
    render(<Corners />)
    const second = screen.getByLabelText('2 X')
    await userEvent.clear(second)
    await userEvent.type(second, 'abc{Enter}')
    expect(second).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'Delete corner 2' }))
    expect(screen.getByLabelText('2 X')).toBeValid()
  })
})
