/* What can be done with a whole template. */
import { Archive, Copy, Ellipsis, FilePen, RotateCcw, Star, CircleCheck } from 'lucide-react'
import type { EmailTemplate } from '@/api/email-types'
import type { TemplateActions } from '@/features/emails/templates/edit/use-template-actions'
import { kindLabels } from '@/features/emails/templates/words'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'
import { IconButton } from '@/ui/IconButton'

type Props = { template: EmailTemplate; actions: TemplateActions }

export function TemplateMenu({ template, actions }: Props) {
  const { isActive, isDefault, isOriginal, templateType } = template
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <IconButton label="More actions" variant="secondary">
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuItem onSelect={actions.duplicate}>
          <Copy aria-hidden />
          Duplicate
        </DropdownMenuItem>
        {!isDefault && (
          <DropdownMenuItem onSelect={actions.useForKind}>
            <Star aria-hidden />
            Use as default for “{kindLabels[templateType]}”
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          onSelect={() => {
            actions.setReady(!isActive)
          }}
        >
          {isActive ? <FilePen aria-hidden /> : <CircleCheck aria-hidden />}
          {isActive ? 'Mark as draft' : 'Mark as ready to send'}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isOriginal} onSelect={actions.restoreOriginal}>
          <RotateCcw aria-hidden />
          Restore the original text
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={actions.archive}>
          <Archive aria-hidden />
          Archive
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
