/* What the kitchen needs to know: dishes and dietary needs of the guests who come, and what is brought to each table. */
import { Copy } from 'lucide-react'
import type { Guest } from '@/api/schema'
import { KitchenTables } from '@/features/guest-list/kitchen/KitchenTables'
import { TotalsSection } from '@/features/guest-list/kitchen/TotalsSection'
import { isKnown, kitchenOf, kitchenText, openTitle } from '@/guests/kitchen'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { toast } from '@/ui/toast'

type Props = { guests: readonly Guest[]; onClose: () => void }

export function KitchenDialog({ guests, onClose }: Props) {
  const kitchen = kitchenOf(guests)
  const { coming, open, tables } = kitchen
  return (
    <Dialog
      open
      readOnly
      onOpenChange={onClose}
      maxWidth={760}
      title="Kitchen summary"
      description="Guests who have declined are left out. A guest with several dishes or needs counts towards each of them."
      footer={
        <Button
          onClick={() => {
            void copy(kitchenText(kitchen))
          }}
        >
          <Copy aria-hidden />
          Copy as text
        </Button>
      }
    >
      {isKnown(coming) || isKnown(open) ? (
        <div className="flex flex-col gap-8">
          <TotalsSection title="Coming" totals={coming} />
          <TotalsSection title={openTitle(kitchen)} totals={open} />
          <KitchenTables tables={tables} />
        </div>
      ) : (
        <EmptyState
          level={3}
          title="No meals yet"
          text="Meals and dietary needs are counted here once guests choose them in your form, or you enter or import them."
        />
      )}
    </Dialog>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Copied!')
  } catch {
    toast.error('Error', 'The summary could not be copied. Select it and copy it by hand.')
  }
}
