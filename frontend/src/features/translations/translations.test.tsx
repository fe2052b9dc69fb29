/* The translations of an event: what is missing or outdated, and what a save sends. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TranslatedLanguage, Translations } from '@/api/translations'
import { progressOf, textsToSave, unsavedEdits, withEdit } from '@/features/translations/edits'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const SAVE = 'PUT /api/events/e-1/translations/de'

const german: TranslatedLanguage = {
  language: 'de',
  version: 'v1',
  texts: {
    'event.name': { text: 'Sommeressen', outdated: true },
    'question.meal.label': { text: 'Abendessen', outdated: false },
  },
}

function someTexts(fields: Partial<Translations> = {}): Translations {
  const text = { maxLength: 200, multiline: false }
  return {
    language: 'en',
    texts: [
      { ...text, key: 'event.name', group: 'event', part: 'name', text: 'Summer dinner' },
      { ...text, key: 'question.meal.label', group: 'form', part: 'label', text: 'Dinner' },
      {
        ...text,
        ...{ key: 'question.meal.option.Fish', group: 'form', part: 'option' },
        ...{ text: 'Fish', within: 'Dinner' },
      },
    ],
    languages: [german, { language: 'ar', version: 'v0', texts: {} }],
    ...fields,
  }
}

function open(routes: Routes = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events': () => [anEvent()],
    'GET /api/events/e-1/translations': () => someTexts(),
    [SAVE]: () => someTexts(),
    ...routes,
  })
  const { user } = renderApp('/guest-management?event=e-1&tab=translations')
  const saved = () => server.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { user, saved }
}

test('a language says how far it is, and its fields have its direction', async () => {
  const { user } = open()
  const choice = await screen.findByLabelText('Translate from English into')
  expect(choice).toHaveAccessibleDescription('2 of 3 texts translated, 1 outdated')
  expect(screen.getByLabelText('Deutsch: Name')).toHaveAttribute('lang', 'de')
  expect(screen.getByText('Fish')).toHaveAttribute('lang', 'en')
  await user.selectOptions(choice, 'ar')
  const field = screen.getByLabelText('العربية: Option of “Dinner”, Fish')
  expect(field).toHaveAttribute('dir', 'rtl')
  expect(field).toHaveAccessibleDescription('Fish')
})

test('only what was changed is saved, with the version that was edited', async () => {
  const { user, saved } = open()
  await user.type(await screen.findByLabelText('Deutsch: Option of “Dinner”, Fish'), ' Fisch ')
  await user.clear(screen.getByLabelText('Deutsch: Question'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    expect(saved()).toEqual([
      {
        version: 'v1',
        texts: { 'question.meal.option.Fish': 'Fisch', 'question.meal.label': null },
      },
    ])
  })
})

test('going back to the forms asks about unsaved texts', async () => {
  const { user } = open()
  await user.type(await screen.findByLabelText('Deutsch: Option of “Dinner”, Fish'), 'Fisch')
  await user.click(screen.getByRole('link', { name: 'Guest Forms' }))
  expect(await screen.findByText('Discard your changes?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Deutsch: Option of “Dinner”, Fish')).toHaveValue('Fisch')
})

test('an outdated translation is kept by sending it again', async () => {
  const { user, saved } = open()
  const row = (await screen.findByText('The original changed')).closest('li')
  if (row === null) throw new Error('no row')
  await user.click(within(row).getByRole('button', { name: 'Keep: Name' }))
  await waitFor(() => {
    expect(saved()).toEqual([{ version: 'v1', texts: { 'event.name': 'Sommeressen' } }])
  })
})

test('“Missing only” leaves what is translated out', async () => {
  const { user } = open()
  await user.click(await screen.findByLabelText('Missing only'))
  expect(screen.queryByLabelText('Deutsch: Question')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Deutsch: Option of “Dinner”, Fish')).toBeVisible()
})

test('when nothing is missing, the page says so', async () => {
  const complete = { text: 'x', outdated: false }
  const { user } = open({
    'GET /api/events/e-1/translations': () =>
      someTexts({
        texts: someTexts().texts.slice(0, 1),
        languages: [{ ...german, texts: { 'event.name': complete } }],
      }),
  })
  await user.click(await screen.findByLabelText('Missing only'))
  expect(screen.getByRole('heading', { name: 'Everything is translated' })).toBeVisible()
})

test('a refusal is shown at its text, and what was typed stays', async () => {
  const { user } = open({
    [SAVE]: () => {
      const problems = [{ field: 'texts.event.name', message: 'Use at most 200 characters.' }]
      const body = { code: 'invalid_fields', message: 'Check the texts.', details: { problems } }
      return new Response(JSON.stringify({ ...body, requestId: 'r-1' }), { status: 400 })
    },
  })
  const field = await screen.findByLabelText('Deutsch: Name')
  await user.type(field, '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Use at most 200 characters.')).toBeVisible()
  expect(field).toHaveValue('Sommeressen!')
})

test('a change of someone else is shown before it is replaced', async () => {
  const theirs = someTexts({
    languages: [
      { ...german, version: 'v2', texts: { 'event.name': { text: 'Fest', outdated: false } } },
    ],
  })
  let reads = 0
  const { user } = open({
    'GET /api/events/e-1/translations': () => (reads++ === 0 ? someTexts() : theirs),
    [SAVE]: () => refusal(409, 'translations_changed', 'Someone else changed these translations.'),
  })
  await user.type(await screen.findByLabelText('Deutsch: Name'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Show theirs' }))
  expect(screen.getByLabelText('Deutsch: Name')).toHaveValue('Fest')
})

test('typing back what is saved is no edit, and a save keeps what was typed since', () => {
  const key = 'question.meal.label'
  const typed = withEdit({}, german, { key, text: 'Essen' })
  expect(textsToSave(typed)).toEqual({ [key]: 'Essen' })
  expect(withEdit(typed, german, { key, text: 'Abendessen' })).toEqual({})
  const since = withEdit(typed, german, { key, text: 'Essen?' })
  expect(unsavedEdits(since, typed)).toEqual({ [key]: { text: 'Essen?', before: 'Essen' } })
  expect(progressOf(someTexts(), german)).toEqual({ total: 3, translated: 2, outdated: 1 })
})
