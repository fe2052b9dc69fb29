/* A new template: its name and kind. It begins with the text that is used for its kind. */
import { useWatch } from 'react-hook-form'
import { serverMessage } from '@/api/errors'
import { useCreateEmailTemplate } from '@/api/emails'
import type { EmailTemplate, NewEmailTemplate, TemplateKind } from '@/api/email-types'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { kindLabels, kinds, kindTexts, nameMax } from '@/features/emails/templates/words'
import { RadioGroupField } from '@/ui/form/RadioGroupField'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

type Props = {
  eventId: string
  templates: readonly EmailTemplate[]
  onCreated: (templateId: string) => void
  onClose: () => void
}

type Values = { name: string; templateType: TemplateKind }

const kindOptions = kinds.map((value) => ({
  value,
  label: kindLabels[value],
  hint: kindTexts[value],
}))

function check({ name }: Values): FieldErrors<Values> {
  return { name: name.trim() === '' ? messages.nameRequired : undefined }
}

export function NewTemplateDialog({ eventId, templates, onCreated, onClose }: Props) {
  const form = useForm<Values>({ initial: { name: '', templateType: 'invitation' }, check })
  const kind = useWatch({ control: form.control, name: 'templateType' })
  const model = modelOf(templates, kind)
  const submit = useSubmit(form, useCreateEmailTemplate(eventId), {
    input: ({ name, templateType }): NewEmailTemplate => {
      const { subject, htmlContent, textContent } = modelOf(templates, templateType) ?? blank
      return { name: name.trim(), templateType, subject, htmlContent, textContent }
    },
    onDone: ({ id }) => {
      toast.success(messages.created)
      onClose()
      onCreated(id)
    },
    failed: (error) => ({
      title: messages.createFailed(serverMessage(error, error.message)),
    }),
  })
  return (
    <FormDialog
      onClose={onClose}
      title="New template"
      maxWidth={460}
      submit={submit}
      submitLabel="Create template"
      pendingLabel="Creating…"
    >
      <TextField form={form} name="name" label="Name" required maxLength={nameMax} />
      <RadioGroupField form={form} name="templateType" label="Kind" options={kindOptions} />
      {model !== undefined && (
        <p className="text-sm text-muted">Starts with the text of “{model.name}”.</p>
      )}
    </FormDialog>
  )
}

const blank = {
  subject: '{{event_name}}',
  htmlContent: '<p>Dear {{first_name}},</p>',
  textContent: '',
}

/** The template that is used for a kind. */
function modelOf(
  templates: readonly EmailTemplate[],
  kind: TemplateKind,
): EmailTemplate | undefined {
  const ofKind = templates.filter(
    ({ templateType, archivedAt }) => templateType === kind && archivedAt === undefined,
  )
  return ofKind.find(({ isDefault }) => isDefault) ?? ofKind[0]
}
