/* What can be said about a file before it is sent. What it truly is, the server reads from its bytes. */
import { facts } from '@/generated/facts.gen'
import { messages } from '@/features/designer/images/messages'

const TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/gif']
const NAMES = ['.svg', '.png', '.jpg', '.jpeg', '.gif']

/** For file pickers. */
export const ACCEPTED = [...NAMES, ...TYPES].join(',')

/** Says why a file cannot be uploaded; undefined when it may be tried. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const name = file.name.toLowerCase()
  const known = TYPES.includes(file.type) || NAMES.some((ending) => name.endsWith(ending))
  if (!known) return messages.wrongType
  return file.size > facts.limits.imageBytesMax ? messages.tooLarge : undefined
}
