/* What the menu of a template does. Each action can be undone from its toast. */
import { useCreateEmailTemplate, useUpdateEmailTemplate } from '@/api/emails'
import type { EmailTemplate, EmailTemplatePatch } from '@/api/email-types'
import { serverMessage } from '@/api/errors'
import {
  draftOf,
  dropDraft,
  followVersion,
  restoreDraft,
  type EditedTemplate,
} from '@/features/emails/templates/draft-store'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { nameMax } from '@/features/emails/templates/words'
import { toast, type ToastAction } from '@/ui/toast'

export type TemplateActions = {
  pending: boolean
  duplicate: () => void
  /** Makes it the one that is used for its kind. */
  useForKind: () => void
  setReady: (ready: boolean) => void
  restoreOriginal: () => void
  archive: () => void
  unarchive: () => void
}

type Change = Omit<EmailTemplatePatch, 'version'>

export function useTemplateActions(
  eventId: string,
  template: EmailTemplate,
  edited: EditedTemplate,
  onOpen: (templateId: string) => void,
): TemplateActions {
  const update = useUpdateEmailTemplate(eventId)
  const create = useCreateEmailTemplate(eventId)
  const { id, name } = template

  /** Changes one version of the template, says so, and passes on what came of it. */
  const apply = (
    of: EmailTemplate,
    change: Change,
    done: string,
    {
      undo,
      then,
    }: { undo?: (now: EmailTemplate) => void; then?: (now: EmailTemplate) => void } = {},
  ) => {
    update.mutateAsync({ templateId: id, version: of.version, ...change }).then(
      (now) => {
        followVersion(now)
        then?.(now)
        toast.success(
          done,
          undefined,
          undo === undefined ? {} : { action: undoes(() => undo(now)) },
        )
      },
      (thrown: unknown) => {
        toast.error(messages.updateFailed, serverMessage(thrown, messages.tryAgain))
      },
    )
  }

  const duplicate = () => {
    const { subject, htmlContent, textContent } = edited.draft
    const copy = `Copy of ${edited.draft.name}`.slice(0, nameMax)
    const { templateType, isActive } = template
    create
      .mutateAsync({ name: copy, templateType, subject, htmlContent, textContent, isActive })
      .then(
        (made) => {
          toast.success(messages.created)
          onOpen(made.id)
        },
        (thrown: unknown) => {
          toast.error(messages.createFailed(serverMessage(thrown, messages.tryAgain)))
        },
      )
  }

  const restoreOriginal = () => {
    const before = edited.changed ? edited.draft : undefined
    const { subject, htmlContent, textContent } = template
    apply(template, { restoreDefault: true }, messages.restored, {
      then: () => {
        dropDraft(id)
      },
      undo: (now) => {
        apply(now, { subject, htmlContent, textContent }, messages.undone, {
          then: (back) => {
            if (before !== undefined) {
              restoreDraft(id, { ...draftOf(back), ...before, version: back.version })
            }
          },
        })
      },
    })
  }

  return {
    pending: update.isPending || create.isPending,
    duplicate,
    useForKind: () => {
      apply(template, { isDefault: true }, messages.usedForKind(name))
    },
    setReady: (isActive) => {
      apply(template, { isActive }, isActive ? messages.ready(name) : messages.draft(name), {
        undo: (now) => {
          apply(now, { isActive: !isActive }, messages.updated)
        },
      })
    },
    restoreOriginal,
    archive: () => {
      apply(template, { archived: true }, messages.archived(name), {
        undo: (now) => {
          const back = { archived: false, ...(template.isDefault ? { isDefault: true } : {}) }
          apply(now, back, messages.unarchived(name))
        },
      })
    },
    unarchive: () => {
      apply(template, { archived: false }, messages.unarchived(name))
    },
  }
}

function undoes(run: () => void): ToastAction {
  return { label: 'Undo', run }
}
