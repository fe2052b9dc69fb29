import { expect, test } from 'vitest'
import { collectNews } from '@/app/live-news'

const change = (kind: string, ids: readonly string[] | null) => ({
  ...{ kind, eventId: 'e-1', ids, version: null },
})

test('each guest is counted once, and kinds without a word are left out', () => {
  const news = collectNews()
  news.add(change('guests', ['g-1', 'g-2']))
  news.add(change('seats', ['g-1']))
  news.add(change('guests', ['g-2', 'g-3']))
  news.add(change('mail', null))
  expect(news.take()).toBe('Updated: 3 guests changed, 1 seat changed')
  expect(news.take()).toBeUndefined()
})

test('more changes than are told one by one are not counted', () => {
  const news = collectNews()
  news.add(change('seats', ['g-1']))
  news.add(change('seats', null))
  news.add(change('seats', ['g-2']))
  expect(news.take()).toBe('Updated: many seats changed')
})
