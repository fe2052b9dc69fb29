/* Every component in every state. Only the development build has this page. */
import { JobSection, QuerySection, SmallSection, TableSection } from '@/app/dev/data'
import { FormSection } from '@/app/dev/forms'
import {
  ButtonSection,
  ComboboxSection,
  DialogSection,
  FileSection,
  PanelSection,
  WizardSection,
} from '@/app/dev/surfaces'
import { ThemeMenu } from '@/app/ThemeMenu'
import { useTitle } from '@/lib/title'
import { Toaster } from '@/ui/Toaster'

export function ComponentsPage() {
  useTitle('Components')
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-[1080px] px-4 pb-24 focus:outline-none">
      <div className="flex items-center justify-between gap-4 py-6">
        <h1 className="text-xl font-semibold">Components</h1>
        <ThemeMenu />
      </div>
      <ButtonSection />
      <FormSection />
      <ComboboxSection />
      <QuerySection />
      <TableSection />
      <JobSection />
      <DialogSection />
      <FileSection />
      <WizardSection />
      <PanelSection />
      <SmallSection />
      <Toaster />
    </main>
  )
}
