/* Says in a form with edits that someone else has saved other values. */
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { Form } from '@/ui/form/use-form'
import { Button } from '@/ui/Button'

type Props<V extends FieldValues> = {
  form: Form<V>
  /** The values that are saved now. */
  saved: DefaultValues<V>
}

/** Renders the notice while the form has edits; without edits the form takes the new values. */
export function ChangedElsewhere<V extends FieldValues>({ form, saved }: Props<V>) {
  const { reset } = form
  const { isDirty, defaultValues } = form.formState
  const now = JSON.stringify(saved)
  /** The saved values that the form has taken or the person has seen. */
  const [seen, setSeen] = useState(now)
  const isOther = now !== seen
  const isOwn = isOther && now === JSON.stringify(defaultValues)
  useEffect(() => {
    if (!isOther || (isDirty && !isOwn)) return
    if (!isDirty) reset(saved)
    setSeen(now)
  }, [isOther, isOwn, isDirty, now, saved, reset])
  return (
    <SavedByOthers
      isShown={isOther && !isOwn && isDirty}
      onTake={() => {
        reset(saved)
        setSeen(now)
      }}
      onKeep={() => {
        setSeen(now)
      }}
    />
  )
}

type NoticeProps = { isShown: boolean; onTake: () => void; onKeep: () => void }

/** Renders the words, also for forms without the kit. */
export function SavedByOthers({ isShown, onTake, onKeep }: NoticeProps) {
  return (
    <div role="status" className="empty:sr-only">
      {isShown && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-info-soft px-3 py-2 text-sm">
          <Info aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-info" />
          <p className="min-w-0 flex-1 basis-48">
            Someone else changed this. Saving replaces their change.
          </p>
          <Button size="sm" onClick={onTake}>
            Show theirs
          </Button>
          <Button size="sm" variant="ghost" onClick={onKeep}>
            Keep mine
          </Button>
        </div>
      )}
    </div>
  )
}
