/* Texts about the other people in the plan. */
import { count } from '@/canvas/text/messages'

export const messages = {
  followedLeft: (name: string) => ({
    title: 'Following ended',
    text: `${name} left the plan.`,
  }),
  following: (name: string) => `Following ${name}. Escape stops.`,
  followingEnded: 'Following ended',
  laserOn: 'Laser pointer on. Others see where you point. Escape stops.',
  laserHint: 'Others see where you point. Escape stops.',
  laserOff: 'Laser pointer off',
  here: (names: readonly string[]) =>
    `${count(names.length, 'person', 'people')} here: ${names.join(', ')}`,
} as const

export const placeNames = { designer: 'Designer', seating: 'Seat assignment' } as const
