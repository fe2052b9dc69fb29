/* Placeholder for a whole page until it is known what to show. */
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** Renders a quiet, centred loading indicator. */
export function LoadingScreen({ text = 'Loading…' }: { text?: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center">
      <span className="h-1 w-24 animate-[fade-in_120ms_150ms_both,pulse-soft_1.6s_ease-in-out_infinite] rounded-full bg-border-strong" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  )
}
