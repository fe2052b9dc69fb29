/* Kind of event, number of guests and room: what a finished plan is made from. All of it is optional. */
import { useId } from 'react'
import { KindPicture } from '@/features/events/start/KindPicture'
import { eventKinds, type StartErrors, type StartValues } from '@/features/events/start/start-wish'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  values: StartValues
  errors: StartErrors
  onChange: (values: StartValues) => void
}

/** Renders the fields. */
export function StartFields({ values, errors, onChange }: Props) {
  const id = useId()
  const set = (part: Partial<StartValues>) => {
    onChange({ ...values, ...part })
  }
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">
          Kind of event<span className="font-normal text-muted"> (optional)</span>
        </legend>
        <div className="grid grid-cols-3 gap-2">
          {eventKinds.map(({ id: kind, label }) => (
            <label
              key={kind}
              className="flex cursor-pointer flex-col items-center gap-1 rounded-control border border-border px-1 pt-2 pb-1.5 text-center text-sm text-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={`${id}-kind`}
                className="sr-only"
                checked={values.kind === kind}
                onChange={() => {
                  set({ kind })
                }}
              />
              <KindPicture kind={kind} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Guests" optional error={errors.guests}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={values.guests}
              onChange={({ target }) => {
                set({ guests: target.value })
              }}
            />
          )}
        </Field>
        <div className="flex min-w-0 flex-col gap-1.5">
          <Field label="Room, ft" optional error={errors.room}>
            {(control) => (
              <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-1.5">
                <Input
                  {...control}
                  aria-label="Room width in feet"
                  inputMode="decimal"
                  value={values.width}
                  onChange={({ target }) => {
                    set({ width: target.value })
                  }}
                />
                <span aria-hidden>×</span>
                <Input
                  aria-label="Room depth in feet"
                  aria-describedby={control['aria-describedby']}
                  aria-invalid={control['aria-invalid']}
                  inputMode="decimal"
                  value={values.depth}
                  onChange={({ target }) => {
                    set({ depth: target.value })
                  }}
                />
              </div>
            )}
          </Field>
        </div>
      </div>
    </>
  )
}
