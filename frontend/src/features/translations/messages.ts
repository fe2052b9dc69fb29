/* The words of the translations. */
import type { TranslatableText } from '@/api/translations'
import { countNoun } from '@/lib/words'

export const messages = {
  loadFailed: 'The texts could not be loaded',
  saved: 'Translations saved',
  saveFailed: 'The translations could not be saved',
  kept: 'Translation kept',
  complete: {
    title: 'Everything is translated',
    text: 'Turn off “Missing only” to see and change the translations.',
  },
  changed: 'The original changed',
  progress: (translated: number, total: number, outdated: number) =>
    `${String(translated)} of ${countNoun(total, 'text')} translated` +
    (outdated === 0 ? '' : `, ${String(outdated)} outdated`),
}

/** The headings of the groups. */
export const groupNames: Record<TranslatableText['group'], string> = {
  event: 'Event',
  form: 'Form',
  mail: 'Mails',
}

const partNames: Record<TranslatableText['part'], string> = {
  name: 'Name',
  description: 'Description',
  title: 'Title',
  label: 'Question',
  help: 'Help',
  placeholder: 'Placeholder',
  option: 'Option',
  subject: 'Subject',
  html: 'Body (HTML)',
  plain: 'Plain text',
}

/** Returns what a text is, with the question or the email that it belongs to. */
export function placeOf({ part, within, text }: TranslatableText): string {
  const name = partNames[part]
  return within === undefined || within === text ? name : `${name} of “${within}”`
}
