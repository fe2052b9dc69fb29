// @vitest-environment jsdom
/* What every call of the client has in common. */
import { afterEach, expect, test, vi } from 'vitest'
import { client } from '@/api/client'
import { keys } from '@/api/keys'
import { createQueryClient } from '@/api/query-client'
import { sendForm } from '@/api/send-form'
import { takeAccountFrom } from '@/api/session'
import { aUser } from '@/testing/builders'
import { fakeUploads } from '@/testing/fake-upload'

afterEach(() => {
  takeAccountFrom(() => undefined)
})

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

test('calls that change something name the account of the page, and those that read do not', async () => {
  const named: (string | null)[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    named.push(request.headers.get('x-account-id'))
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  const cache = createQueryClient()
  const body = { name: 'Gala', date: '2027-06-12T15:00' }
  await client.POST('/api/events', { body })
  cache.setQueryData(keys.user, aUser({ id: 'ann' }))
  await client.POST('/api/events', { body })
  await client.GET('/api/events')
  cache.setQueryData(keys.user, null)
  await client.POST('/api/auth/sign-in', { body: { email: 'a@example.org', password: 'secret' } })
  expect(named).toEqual([null, 'ann', null, null])
})

test('uploads name the account of the page', () => {
  const uploads = fakeUploads()
  takeAccountFrom(() => 'ann')
  void sendForm('/api/images', new FormData(), {})
  expect(uploads[0]?.headers.get('x-account-id')).toBe('ann')
})
