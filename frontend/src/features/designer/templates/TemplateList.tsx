/* The eight event templates in two groups, each with a picture by the real renderer. */
import { Armchair } from 'lucide-react'

import type { Template } from '@/plan/types'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { useDesigner } from '@/canvas/context'
import { ANY_ROOM } from '@/features/designer/templates/any-room'
import { SectionForm } from '@/features/designer/templates/SectionForm'
import { TemplateCard } from '@/features/designer/templates/TemplateCard'
import { openSetup } from '@/canvas/store/panel'

export function TemplateList() {
  const designer = useDesigner()
  const { templates } = designer.module.words()
  const groups = [
    { title: 'Popular Templates', of: templates.filter((template) => template.popular) },
    { title: 'More Templates', of: templates.filter((template) => !template.popular) },
  ]
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="flex flex-col gap-2 border-b border-border p-4">
        <p className="text-sm text-muted">
          A template sets the room and everything in it. To keep this room, set up only its seating.
        </p>
        <Button
          onClick={() => {
            openSetup(designer.view, ANY_ROOM)
          }}
        >
          <Armchair aria-hidden />
          Set up seating in this room
        </Button>
      </div>
      {groups.map(({ title, of }) => (
        <Disclosure key={title} title={title} name={`templates.${title}`} hint={of.length}>
          <ul className="-mx-1 flex flex-col gap-3">
            {of.map((template) => (
              <Card key={template.id} template={template} index={templates.indexOf(template)} />
            ))}
          </ul>
        </Disclosure>
      ))}
      <Disclosure title="Theatre section" name="templates.section" initiallyOpen={false}>
        <SectionForm />
      </Disclosure>
    </div>
  )
}

function Card({ template, index }: { readonly template: Template; readonly index: number }) {
  return (
    <li>
      <TemplateCard template={template} index={index} />
    </li>
  )
}
