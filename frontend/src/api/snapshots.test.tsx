/* What the screens get of snapshots: a list that failed is empty, a document is text, labels are escaped. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { useLoadSnapshot, useSaveSnapshot, useSnapshots } from '@/api/snapshots'

function answering(status: number, body: unknown): Request[] {
  const sent: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }))
  })
  return sent
}

function cached({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
}

test('a list that cannot be read is empty', async () => {
  answering(503, { code: 'unavailable', message: 'The service is busy. Please try again.' })
  const { result } = renderHook(() => useSnapshots('e1'), { wrapper: cached })
  await waitFor(() => {
    expect(result.current.data).toEqual([])
  })
})

test('the document of a snapshot arrives as text, whatever its label holds', async () => {
  const sent = answering(200, { version: '1.0.0' })
  const { result } = renderHook(() => useLoadSnapshot('e1'), { wrapper: cached })
  const text = await act(() => result.current.mutateAsync('Dinner? 100 %'))
  expect(text).toBe('{"version":"1.0.0"}')
  expect(sent[0]?.url).toMatch(/\/api\/snapshots\/Dinner%3F%20100%20%25\?event=e1$/)
})

test('saving says which event is meant and answers the label it got', async () => {
  const sent = answering(201, { filename: 'Dinner (2)' })
  const { result } = renderHook(() => useSaveSnapshot('e1'), { wrapper: cached })
  const saved = await act(() => result.current.mutateAsync({ filename: 'Dinner', data: {} }))
  expect(saved.filename).toBe('Dinner (2)')
  expect(await sent[0]?.json()).toEqual({ filename: 'Dinner', data: {}, eventId: 'e1' })
})
