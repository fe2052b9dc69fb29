/* The message after a change of guests lives with the guests. */
export { notifyBatch, notifyChanged, skippedText } from '@/guests/batch-toast'
