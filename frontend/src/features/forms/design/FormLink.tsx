/* The address of the public form, to be read, copied and opened. */
import { Copy, ExternalLink } from 'lucide-react'
import { copyLink } from '@/features/forms/copy-link'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = { link: string; isSaved: boolean }

/** Renders the link; registration stays closed until the form was saved once. */
export function FormLink({ link, isSaved }: Props) {
  const hint = isSaved
    ? 'Anyone with this link can register.'
    : 'Save the form to open registration. Until then, the page says that registration is closed.'
  return (
    <Field label="Link to the form" hint={hint}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            readOnly
            value={link}
            dir="ltr"
            className="flex-1 basis-56"
            onFocus={(event) => {
              event.target.select()
            }}
          />
          <Button
            onClick={() => {
              void copyLink(link)
            }}
          >
            <Copy aria-hidden />
            Copy
          </Button>
          <a href={link} target="_blank" rel="noreferrer" className={buttonStyles({})}>
            <ExternalLink aria-hidden />
            Open
          </a>
        </div>
      )}
    </Field>
  )
}
