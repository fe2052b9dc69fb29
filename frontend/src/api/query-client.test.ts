/* The defaults of every query, as the specification lists them. */
import { expect, test } from 'vitest'
import { createQueryClient } from '@/api/query-client'

test('queries do not retry, refetch on focus or by time, and never go stale', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Infinity,
  })
})
