/* The defaults of every query, as the specification lists them. */
import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { keys } from '@/api/keys'
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

test('a change that the role forbids asks who is signed in again', async () => {
  const cache = createQueryClient()
  cache.setQueryData(keys.user, { id: 'u-1' })
  const change = (code: string) =>
    cache
      .getMutationCache()
      .build(cache, {
        mutationFn: () => Promise.reject(new ApiError({ status: 403, code, message: '' })),
      })
      .execute(undefined)
      .catch(() => undefined)
  await change('account_changed')
  expect(cache.getQueryState(keys.user)?.isInvalidated).toBe(false)
  await change('forbidden')
  expect(cache.getQueryState(keys.user)?.isInvalidated).toBe(true)
})
