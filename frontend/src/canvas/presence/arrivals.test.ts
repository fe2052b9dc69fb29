import { expect, test } from 'vitest'

import { createArrivals } from '@/canvas/presence/arrivals'
import { peopleOf } from '@/canvas/presence/people'
import { clientOf } from '@/canvas/presence/testing/client'

function open() {
  const said: string[] = []
  let waiting: (() => void) | undefined
  const arrivals = createArrivals({
    say: (sentence) => said.push(sentence),
    after: (_, run) => {
      waiting = run
      return () => {
        waiting = undefined
      }
    },
  })
  const show = (...names: readonly string[]) => {
    arrivals.show(
      peopleOf(
        names.map((name) => clientOf(name)),
        'user-Me',
      ),
    )
  }
  const elapse = () => {
    const run = waiting
    waiting = undefined
    run?.()
  }
  return { arrivals, said, show, elapse }
}

test('people who come and leave are said, those who were here before are not', () => {
  const { said, show, elapse } = open()
  show('Ana Weber')
  show('Ana Weber', 'Ben Roth')
  elapse()
  show('Ben Roth')
  expect(said).toEqual(['Ben Roth joined', 'Ana Weber left'])
})

test('what happens within five seconds is one sentence', () => {
  const { said, show, elapse } = open()
  show()
  show('Ana')
  show('Ana', 'Ben')
  show('Ana', 'Ben', 'Cem')
  show('Ben', 'Cem')
  expect(said).toEqual(['Ana joined'])
  elapse()
  expect(said).toEqual(['Ana joined', 'Ben and Cem joined. Ana left'])
})

test('another window of the same person, and a list after a lost connection, are no news', () => {
  const { arrivals, said, show } = open()
  show()
  show('Me')
  arrivals.reset()
  show('Ana')
  expect(said).toEqual([])
})
