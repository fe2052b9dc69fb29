/* Copies a link. */
import { formMessages } from '@/features/forms/messages'
import { toast } from '@/ui/toast'

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast.success(formMessages.copied, link)
  } catch {
    toast.error(formMessages.copyFailed.title, formMessages.copyFailed.text)
  }
}
