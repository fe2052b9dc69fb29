/* What people are told of edits of others. Loaded when others edit, unlike all other messages. */

/** What an edit of a property is called, and what its maker did. */
const replacedWords: Readonly<Record<string, readonly [string, string]>> & {
  readonly field: readonly [string, string]
} = {
  place: ['move', 'moved'],
  size: ['resizing', 'resized'],
  rotation: ['rotation', 'turned'],
  object: ['deletion', 'deleted'],
  field: ['change', 'changed'],
}

export const mergeMessages = {
  deletedInHand: (object: string, by = 'Someone else') => ({
    title: `${object} was deleted`,
    text: `${by} deleted it while you were changing it, so nothing was changed.`,
  }),
  replacedOther: (by: string, property: string, object: string) => ({
    title: 'Edited at the same time',
    text: `You replaced ${by}'s ${(replacedWords[property] ?? replacedWords.field)[0]} of ${object}.`,
  }),
  replacedByOther: (by: string, property: string, object: string) => ({
    title: 'Edited at the same time',
    text: `${by} ${(replacedWords[property] ?? replacedWords.field)[1]} ${object} after you.`,
  }),
} as const
