/* Two answers through one link. */
import { expect, test } from 'vitest'
import { mergeAnswers, withChoice } from '@/features/rsvp/merge-answers'
import type { PartyDraft } from '@/features/rsvp/party-answers'
import { noAnswers, type FormAnswers } from '@/guest-form/answers'

const comes: FormAnswers = { ...noAnswers, attending: 'attending' }
const declines: FormAnswers = { ...noAnswers, attending: 'declined' }

function aDraft(members: Record<string, FormAnswers>, fields: Partial<PartyDraft> = {}) {
  return { members, companions: [], partyValues: {}, ...fields }
}

const base = aDraft({ ana: noAnswers, ben: noAnswers })

test('what only one side changed is taken from that side', () => {
  const mine = aDraft({ ana: comes, ben: noAnswers }, { partyValues: { song: 'Waltz ' } })
  const theirs = aDraft({ ana: noAnswers, ben: declines })
  const { draft, clashes } = mergeAnswers(base, mine, theirs)
  expect(clashes).toEqual([])
  expect(draft.members).toEqual({ ana: comes, ben: declines })
  expect(draft.partyValues).toEqual({ song: 'Waltz ' })
})

test('the same answer from both is no clash, whatever is blank', () => {
  const mine = aDraft({ ana: { ...comes, values: { meal: ' ' } }, ben: noAnswers })
  expect(mergeAnswers(base, mine, aDraft({ ana: comes, ben: noAnswers })).clashes).toEqual([])
})

test('different answers clash, and the chosen one is kept', () => {
  const mine = aDraft({ ana: comes, ben: noAnswers }, { companions: [comes] })
  const theirs = aDraft({ ana: declines, ben: noAnswers })
  const { draft, clashes } = mergeAnswers(base, mine, theirs)
  expect(clashes).toEqual([{ key: 'ana', mine: comes, theirs: declines }])
  expect(withChoice(draft, clashes[0]!, 'theirs')).toEqual({ ...theirs, companions: [comes] })
  expect(withChoice(draft, clashes[0]!, 'mine').members.ana).toEqual(comes)
})

test('people who were added or removed meanwhile follow the server', () => {
  const theirs = aDraft({ ana: noAnswers, cleo: comes })
  const { draft } = mergeAnswers(base, aDraft({ ana: comes, ben: comes }), theirs)
  expect(draft.members).toEqual({ ana: comes, cleo: comes })
})
