/* The page of all components is there while developing, and axe has nothing against it. */
import { screen } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { fakeServer } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

test('the page of all components shows each of them and breaks no rule of axe', async () => {
  fakeServer({})
  renderApp('/dev/components')
  expect(
    await screen.findByRole('heading', { name: 'Components' }, { timeout: 5000 }),
  ).toBeVisible()
  expect(screen.getAllByRole('region').length).toBeGreaterThan(9)
  const { violations } = await axe.run(document.body, {
    // Nothing is laid out or painted in tests.
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
})
