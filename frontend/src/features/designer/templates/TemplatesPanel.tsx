/* The templates, and the setup of the seating that takes their place once one is chosen. */
import { useView } from '@/canvas/context'
import { SetupPanel } from '@/features/designer/templates/SetupPanel'
import { TemplateList } from '@/features/designer/templates/TemplateList'

export function TemplatesPanel() {
  const setup = useView((state) => state.setup)
  return setup === undefined ? <TemplateList /> : <SetupPanel key={setup} setup={setup} />
}
