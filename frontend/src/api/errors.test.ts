// @vitest-environment jsdom
/* How failures become errors that screens can show. */
import { expect, test, vi } from 'vitest'
import { client, expectDone, unwrap } from '@/api/client'
import { ApiError, errorFromBody, serverMessage, unreachableMessage } from '@/api/errors'
import { fakeServer, refusal } from '@/testing/fake-server'

test('a problem body keeps status, code, message and field', () => {
  const error = errorFromBody(422, { code: 'invalid', message: 'Too long', field: 'name' })
  expect(error).toMatchObject({ status: 422, code: 'invalid', message: 'Too long', field: 'name' })
})

test('a body that is no problem reads as status and text', () => {
  expect(errorFromBody(502, 'Bad gateway').message).toBe('502: Bad gateway')
  expect(errorFromBody(500, { strange: true }).code).toBe('http_500')
})

test('an answer without text reads as a sentence with its status', () => {
  expect(errorFromBody(500, '').message).toBe(
    'The server has a problem (error 500). Try again in a moment.',
  )
  expect(errorFromBody(418, '').message).toBe(
    'The server refused this (error 418). Reload the page and try again.',
  )
})

test('a refused call throws the server’s own words', async () => {
  fakeServer({ 'GET /api/events': () => refusal(403, 'forbidden', 'Not for you') })
  await expect(unwrap(client.GET('/api/events'))).rejects.toMatchObject({
    status: 403,
    message: 'Not for you',
  })
})

test('an answer without a body is fine where none is expected', async () => {
  fakeServer({ 'POST /api/auth/sign-out': () => undefined })
  await expect(expectDone(client.POST('/api/auth/sign-out'))).resolves.toBeUndefined()
})

test('a server that is not there is told apart from one that refuses', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  await expect(unwrap(client.GET('/api/events'))).rejects.toMatchObject({
    status: 0,
    message: unreachableMessage,
  })
})

test('the fallback text stands in when the server gave no words', () => {
  expect(serverMessage(new TypeError('x'), 'Failed')).toBe('Failed')
  expect(serverMessage(errorFromBody(500, ''), 'Failed')).toBe('Failed')
  const taken = new ApiError({ status: 409, code: 'seat_taken', message: 'Taken' })
  expect(serverMessage(taken, 'Failed')).toBe('Taken')
})
