/* What is read again after a change. */
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { useChange } from '@/api/use-change'

const key = ['names']

function open(change: (name: string) => Promise<void>) {
  const cache = createQueryClient()
  const stored: string[] = ['Ana']
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  const use = () => ({
    names: useQuery({ queryKey: key, queryFn: () => Promise.resolve([...stored]) }).data,
    add: useChange(change, key),
  })
  return { cache, stored, ...renderHook(use, { wrapper }) }
}

test('what was changed is read again before success is reported', async () => {
  const { cache, result, stored } = open((name) => Promise.resolve(void stored.push(name)))
  await waitFor(() => {
    expect(result.current.names).toEqual(['Ana'])
  })
  await act(() => result.current.add.mutateAsync('Ben'))
  expect(cache.getQueryData(key)).toEqual(['Ana', 'Ben'])
})

test('a refusal is reported at once, and the list is read again too', async () => {
  const { result, stored } = open(() => Promise.reject(new Error('Gone.')))
  await waitFor(() => {
    expect(result.current.names).toEqual(['Ana'])
  })
  stored.pop()
  await act(() => expect(result.current.add.mutateAsync('Ben')).rejects.toThrow('Gone.'))
  await waitFor(() => {
    expect(result.current.names).toEqual([])
  })
})
