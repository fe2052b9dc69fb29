/* The list of guests as one stop of the Tab key. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import type { GuestListRow } from '@/guests/guest-rows'
import { GuestRowList } from '@/guests/GuestRowList'
import { aGuest } from '@/testing/builders'

const names = ['Ana', 'Ben', 'Cleo']
const rows: GuestListRow[] = [
  { kind: 'party', key: 'p', name: 'Ruiz', guestCount: 3 },
  ...names.map((firstName): GuestListRow => {
    const guest = aGuest({ id: firstName, firstName })
    return { kind: 'guest', key: guest.id, guest, isUnderParty: true }
  }),
  { kind: 'not-coming', key: 'n', guestCount: 1, isOpen: false },
]

const button = (name: string) => screen.getByRole('button', { name })

function show(isUsable: (name: string) => boolean = () => true) {
  const choose = vi.fn()
  render(
    <>
      <GuestRowList rows={rows} onToggleDeclined={() => undefined}>
        {({ firstName }) => (
          <>
            <button
              type="button"
              disabled={!isUsable(firstName)}
              onClick={() => {
                choose(firstName)
              }}
            >
              {firstName}
            </button>
            <button type="button">Party of {firstName}</button>
          </>
        )}
      </GuestRowList>
      <button type="button">After the list</button>
    </>,
  )
  return choose
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320)
})

test('Tab comes to one guest and its second button, and then leaves the list', async () => {
  show()
  for (const name of ['Ana', 'Party of Ana', 'After the list']) {
    await userEvent.tab()
    expect(button(name)).toHaveFocus()
  }
})

test('arrow keys, Home and End move between the rows with a button', async () => {
  show()
  await userEvent.tab()
  const moves = [
    ['{ArrowDown}', 'Ben'],
    ['{End}', 'Not coming (1)'],
    ['{ArrowUp}', 'Cleo'],
    ['{Home}', 'Ana'],
  ] as const
  for (const [key, name] of moves) {
    await userEvent.keyboard(key)
    await waitFor(() => {
      expect(button(name)).toHaveFocus()
    })
  }
})

test('Enter chooses the guest, and Tab comes back to where the list was left', async () => {
  const choose = show()
  await userEvent.click(button('Cleo'))
  choose.mockClear()
  await userEvent.tab()
  await userEvent.tab()
  expect(button('After the list')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith('Cleo')
})

test('passes over guests who cannot be chosen', async () => {
  show((name) => name !== 'Ben')
  await userEvent.click(button('Ana'))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => {
    expect(button('Party of Ben')).toHaveFocus()
  })
})
