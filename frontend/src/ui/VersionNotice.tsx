/* Asks to reload when a part of the page could not be loaded because a newer version is installed. */
import { useStore } from 'zustand'
import { loadPage } from '@/lib/load-page'
import { newVersionStore } from '@/lib/new-version'
import { Button } from '@/ui/Button'
import { englishVersion } from '@/ui/texts'

/** Renders the notice; nothing while the page is current. */
export function VersionNotice({ texts = englishVersion }) {
  const available = useStore(newVersionStore, (state) => state.available)
  if (!available) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-lg flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-surface p-4 text-sm shadow-float"
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-medium">{texts.title}</span> {texts.text}
      </p>
      <Button size="sm" variant="primary" onClick={() => loadPage.again()}>
        {texts.reload}
      </Button>
    </div>
  )
}
