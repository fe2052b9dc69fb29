/* Panels that are still to come say what will be in them and how to do it until then. */
import { LayoutTemplate, Images, PencilRuler, type LucideIcon } from 'lucide-react'

import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/Button'
import { useDesigner } from '@/features/planner/designer/context'

type Coming = 'templates' | 'images' | 'edit'

const TEXT: Readonly<Record<Coming, { icon: LucideIcon; title: string; text: string }>> = {
  templates: {
    icon: LayoutTemplate,
    title: 'Templates are coming',
    text: 'Eight event layouts, from Wedding Reception to Graduation, will fill the room to scale from here. Until then, place tables from Objects.',
  },
  images: {
    icon: Images,
    title: 'Images are coming',
    text: 'You will search a free picture library here, or upload SVG, PNG, JPEG and GIF files up to 5 MB, and place them on the plan.',
  },
  edit: {
    icon: PencilRuler,
    title: 'Edit tools are coming',
    text: 'Align, distribute, group and array will live here. Moving with guides, resizing, rotating and duplicating work on the plan today.',
  },
}

export function ComingPanel({ panel }: { readonly panel: Coming }) {
  const designer = useDesigner()
  const { icon, title, text } = TEXT[panel]
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      level={3}
      action={
        <Button
          onClick={() => {
            designer.view.setState({ panel: 'objects' })
          }}
        >
          Open Objects
        </Button>
      }
    />
  )
}
