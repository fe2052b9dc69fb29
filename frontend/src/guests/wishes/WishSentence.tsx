/* Adds a wish by a sentence. What was understood is shown before it is added. */
import { CornerDownLeft } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'

import { serverMessage } from '@/api/errors'
import { useAddWish, useWishes } from '@/api/wishes'
import { parseWish, type WishChoice } from '@/guests/wishes/parse-wish'
import { isListed, sameWishText } from '@/guests/wishes/same-wish'
import { useWishSteps } from '@/guests/wishes/use-wish-steps'
import type { WishWorld } from '@/guests/wishes/use-wish-world'
import { wishSentence } from '@/guests/wishes/wish-words'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { Input } from '@/ui/Input'
import { toast } from '@/ui/toast'

export function WishSentence({ eventId, world }: { eventId: string; world: WishWorld }) {
  const box = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const { mutateAsync, isPending } = useAddWish(eventId)
  const { data: wishes = [] } = useWishes(eventId)
  const steps = useWishSteps(eventId)
  const read = useMemo(
    () => (typed.trim() === '' ? undefined : parseWish(typed, world)),
    [typed, world],
  )
  const [isAsked, setAsked] = useState(false)
  const isAgain = read !== undefined && 'wish' in read && isListed(wishes, read.wish)
  const add = async (): Promise<void> => {
    setAsked(true)
    if (read === undefined || 'problem' in read || isAgain || isPending) return
    try {
      const text = wishSentence(read.wish, world.names)
      toast.success('Wish added', text, { action: steps.added(await mutateAsync(read.wish)) })
      setTyped('')
      setAsked(false)
    } catch (error) {
      toast.error('Wish not saved', serverMessage(error, 'Please try again.'))
    }
  }
  const unread = isAsked && read !== undefined && 'problem' in read ? read : undefined
  const problem = isAsked && isAgain ? sameWishText : unread?.problem
  return (
    <form
      ref={box}
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
      <Choices
        choices={unread?.choices ?? []}
        onChoose={(sentence) => {
          setTyped(sentence)
          setAsked(false)
          box.current?.querySelector('input')?.focus()
        }}
      />
    </form>
  )
}

interface ChoicesProps {
  readonly choices: readonly WishChoice[]
  readonly onChoose: (sentence: string) => void
}

/** The guests whom a name may mean. */
function Choices({ choices, onChoose }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <ul aria-label="Guests with this name" className="mt-2 flex flex-wrap gap-1.5">
      {choices.map(({ label, sentence }) => (
        <li key={label}>
          <Button
            size="sm"
            onClick={() => {
              onChoose(sentence)
            }}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
