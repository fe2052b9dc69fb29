/* What every call of the client has in common. */
import { expect, test, vi } from 'vitest'
import { client } from '@/api/client'

test('calls send the cookies of this site and JSON bodies', async () => {
  const sent: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  await client.POST('/api/events', { body: { name: 'Gala', date: '2027-06-12T15:00' } })
  expect(sent[0]?.credentials).toBe('same-origin')
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  expect(await sent[0]?.json()).toEqual({ name: 'Gala', date: '2027-06-12T15:00' })
})
