/* A search by first name, last name and the end of the mobile number. */
import { Search } from 'lucide-react'
import { useState, type ComponentProps, type SubmitEvent } from 'react'
import type { FinderEvent } from '@/api/finder-types'
import { useFindGuest } from '@/guest-pages/calls/finders'
import { largeInput } from '@/features/seat-finder/large-input'
import { FailureCard } from '@/features/seat-finder/FailureCard'
import type { FoundResult } from '@/features/seat-finder/found'
import { searchFailure } from '@/features/seat-finder/search-failure'
import type { FinderTexts } from '@/features/seat-finder/texts'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { useSearch } from '@/features/seat-finder/use-search'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

const names = ['firstName', 'lastName', 'mobile'] as const
type Name = (typeof names)[number]
type Details = Record<Name, string>

const attributes: Record<Name, ComponentProps<'input'>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  mobile: { autoComplete: 'tel', inputMode: 'tel' },
}

/** The fewest characters of a mobile number. */
const mobileLength = 4

type Props = { event: FinderEvent; onFound: (found: FoundResult) => void }

/** Renders the form. */
export function DetailsForm({ event, onFound }: Props) {
  const { texts } = useFinderLanguage()
  const [details, setDetails] = useState<Details>({ firstName: '', lastName: '', mobile: '' })
  const [errors, setErrors] = useState<Partial<Details>>({})
  const find = useFindGuest()
  const search = useSearch(find, onFound)
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const broken = problemsOf(details, texts)
    setErrors(broken)
    const first = names.findIndex((name) => broken[name] !== undefined)
    if (first === -1) search({ eventId: event.id, ...trimmed(details) })
    else submitted.currentTarget.querySelectorAll('input')[first]?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {find.error !== null && <FailureCard failure={searchFailure(find.error, 'details', texts)} />}
      {names.map((name) => (
        <Field
          key={name}
          label={texts.form[name]}
          hint={name === 'mobile' ? texts.form.mobileHint : undefined}
          error={errors[name]}
          required
        >
          {(control) => (
            <Input
              {...control}
              {...attributes[name]}
              value={details[name]}
              enterKeyHint="search"
              className={largeInput}
              onChange={({ target }) => {
                setDetails({ ...details, [name]: target.value })
                setErrors({ ...errors, [name]: undefined })
              }}
            />
          )}
        </Field>
      ))}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        pending={find.isPending}
        pendingLabel={texts.form.pending}
      >
        <Search aria-hidden />
        {texts.form.submit}
      </Button>
    </form>
  )
}

function trimmed({ firstName, lastName, mobile }: Details): Details {
  return { firstName: firstName.trim(), lastName: lastName.trim(), mobile: mobile.trim() }
}

function problemsOf(details: Details, { form }: FinderTexts): Partial<Details> {
  const { firstName, lastName, mobile } = trimmed(details)
  return {
    ...(firstName === '' && { firstName: form.firstNameMissing }),
    ...(lastName === '' && { lastName: form.lastNameMissing }),
    ...(mobile.length < mobileLength && { mobile: form.mobileMissing }),
  }
}
