/* Texts of other languages: fetched when they are first shown, and a page that keeps its language until they are there. */
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Language } from '@/lib/language'
import { lazyLanguage } from '@/lib/lazy-language'

const absent = () => Promise.reject(new Error('No connection'))
const others = { fr: absent, es: absent, it: absent, pt: absent, nl: absent, pl: absent }

function aPage(de: () => Promise<{ texts: string }>) {
  const install = vi.fn()
  const loaders = { ...others, de, tr: absent, ar: absent, he: absent }
  const useShownLanguage = lazyLanguage<string>(loaders, install)
  const Page = ({ wanted }: { wanted: Language }) => useShownLanguage(wanted) ?? 'nothing'
  return { Page, install }
}

test('a page waits for its first language, and keeps the one it has for the next', async () => {
  let arrive = (_: { texts: string }) => {}
  const { Page, install } = aPage(() => new Promise((resolve) => (arrive = resolve)))
  const { rerender } = render(<Page wanted="de" />)
  expect(screen.getByText('nothing')).toBeInTheDocument()
  rerender(<Page wanted="en" />)
  expect(screen.getByText('en')).toBeInTheDocument()
  rerender(<Page wanted="de" />)
  expect(screen.getByText('en')).toBeInTheDocument()
  await act(async () => {
    arrive({ texts: 'Hallo' })
    await Promise.resolve()
  })
  expect(await screen.findByText('de')).toBeInTheDocument()
  expect(install).toHaveBeenCalledWith('de', 'Hallo')
})

test('texts that cannot be loaded leave the page in English', async () => {
  const { Page } = aPage(absent)
  const { rerender } = render(<Page wanted="de" />)
  expect(await screen.findByText('en')).toBeInTheDocument()
  rerender(<Page wanted="fr" />)
  expect(await screen.findByText('en')).toBeInTheDocument()
})
