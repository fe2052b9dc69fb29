/* A lookup code that can be read and copied. */
import { Copy } from 'lucide-react'
import { messages } from '@/features/guest-list/messages'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    toast.success(messages.copied, code)
  } catch {
    toast.error(messages.copyFailed.title, messages.copyFailed.text)
  }
}

/** Renders the code with its Copy button. */
export function CopyCode({ code, name }: { code: string; name: string }) {
  return (
    <span className="flex shrink-0 items-center gap-1">
      <code className="font-mono text-sm tracking-wider" data-lookup-code>
        {code}
      </code>
      <Button
        variant="ghost"
        size="icon-sm"
        className="text-muted"
        aria-label={`Copy the lookup code of ${name}`}
        title="Copy"
        onClick={() => void copy(code)}
      >
        <Copy aria-hidden />
      </Button>
    </span>
  )
}
