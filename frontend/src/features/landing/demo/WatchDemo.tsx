/* The button that opens the demo. The dialog is loaded on hover or focus. */
import { Play } from 'lucide-react'
import { buttonStyles } from '@/ui/button-styles'
import { loadable } from '@/ui/loadable'

const dialog = loadable(
  async () => (await import('@/features/landing/demo/DemoDialog')).DemoDialog,
  {
    floating: true,
  },
)

/** Renders the button and, once opened, the dialog. */
export function WatchDemo({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={() => onOpenChange(true)}
        className={buttonStyles({ size: 'lg' })}
      >
        <Play aria-hidden />
        Watch Demo
      </button>
      {open && <dialog.Part onClose={() => onOpenChange(false)} />}
    </>
  )
}
