/* The message after a change of several guests lives with the guests. */
export { notifyBatch, skippedText } from '@/guests/batch-toast'
