/* Adds a wish by a sentence. What was understood is shown before it is added. */
import { CornerDownLeft } from 'lucide-react'
import { useMemo, useState } from 'react'

import { serverMessage } from '@/api/errors'
import { useAddWish } from '@/api/wishes'
import { parseWish } from '@/guests/wishes/parse-wish'
import { useWishSteps } from '@/guests/wishes/use-wish-steps'
import type { WishWorld } from '@/guests/wishes/use-wish-world'
import { wishSentence } from '@/guests/wishes/wish-words'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { Input } from '@/ui/Input'
import { toast } from '@/ui/toast'

export function WishSentence({ eventId, world }: { eventId: string; world: WishWorld }) {
  const [typed, setTyped] = useState('')
  const { mutateAsync, isPending } = useAddWish(eventId)
  const steps = useWishSteps(eventId)
  const read = useMemo(
    () => (typed.trim() === '' ? undefined : parseWish(typed, world)),
    [typed, world],
  )
  const [isAsked, setAsked] = useState(false)
  const add = async (): Promise<void> => {
    setAsked(true)
    if (read === undefined || 'problem' in read || isPending) return
    try {
      steps.added(await mutateAsync(read.wish))
      setTyped('')
      setAsked(false)
    } catch (error) {
      toast.error('Wish not saved', serverMessage(error, 'Please try again.'))
    }
  }
  const problem = isAsked && read !== undefined && 'problem' in read ? read.problem : undefined
  return (
    <form
      aria-label="Wish in a sentence"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field
        label="Type a wish"
        error={problem}
        hint={
          read !== undefined && 'wish' in read
            ? wishSentence(read.wish, world.names)
            : 'Keep Anna away from the bar'
        }
      >
        {(control) => (
          <div className="flex gap-1">
            <Input
              {...control}
              value={typed}
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.target.value)
                setAsked(false)
              }}
            />
            <IconButton type="submit" label="Add this wish" disabled={typed.trim() === ''}>
              <CornerDownLeft aria-hidden />
            </IconButton>
          </div>
        )}
      </Field>
    </form>
  )
}
