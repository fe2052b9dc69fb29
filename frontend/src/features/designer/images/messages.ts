/* What the Images panel says. The texts of the specification are word for word. */
import { count } from '@/canvas/text/messages'

export const messages = {
  tooLarge: 'File size must be less than 5MB',
  wrongType: 'Please upload SVG, PNG, JPG, or GIF files only',
  noneFound: (words: string) => `No images found for “${words}”`,
  searchFailed: 'The search failed.',
  listFailed: 'Your uploads could not be loaded.',
  notUploaded: 'The upload failed. Check your connection and try again.',
  notTaken: { title: 'Picture not placed' },
  notFetched: 'The picture could not be fetched. Check your connection and try again.',
  deleted: (name: string) => ({ title: 'Picture deleted', text: `${name} is gone.` }),
  notDeleted: { title: 'Picture not deleted' },
  stillThere: 'The picture could not be deleted. Check your connection and try again.',
  uploaded: (name: string) => `${name} was added to your uploads`,
  found: (images: number) => count(images, 'image'),
} as const
