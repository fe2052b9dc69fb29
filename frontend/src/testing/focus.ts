/* The focus of a page that has just changed. */
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until what `find` returns has the focus: effects move it a moment after the page is drawn. */
export async function expectFocus(find: () => HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(find()).toHaveFocus()
  })
}
