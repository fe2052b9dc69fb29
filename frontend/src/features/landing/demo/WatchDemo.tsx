/* The button that opens the demo. The dialog is loaded when somebody reaches for the button. */
import { Play } from 'lucide-react'
import { buttonStyles } from '@/ui/button-styles'
import { loadable } from '@/ui/loadable'

const load = () => import('@/features/landing/demo/DemoDialog')
const { Part: DemoDialog } = loadable(async () => (await load()).DemoDialog, { floating: true })

function preload() {
  // A failure shows when the dialog is opened; this is only a head start.
  load().catch(() => undefined)
}

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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => onOpenChange(true)}
        className={buttonStyles({ size: 'lg' })}
      >
        <Play aria-hidden />
        Watch Demo
      </button>
      {open && <DemoDialog onClose={() => onOpenChange(false)} />}
    </>
  )
}
