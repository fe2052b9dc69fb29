/* The one place where a plan leaves the designer as a file: to be uploaded again, to be looked at, or for other programs. */
import { FileText, Image, Printer, Ruler, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { ofEvent, paths } from '@/lib/paths'
import { Dialog } from '@/ui/Dialog'
import { download, downloadSvg } from '@/features/designer/files/file-actions'
import { useDesigner, useEditingSession, useSync, useView } from '@/canvas/context'
import { closeLayer } from '@/canvas/store/layer'

const row =
  'flex w-full items-start gap-3 rounded-control px-3 py-2.5 text-left transition-colors duration-120 hover:bg-surface-2'

/** Files that the server makes of the saved plan. */
const served = [
  [
    'seating-chart',
    FileText,
    'PDF to scale',
    'For paper: A4 to A0 and Letter, with scale bar and legend.',
  ],
  ['png', Image, 'Picture (PNG)', 'For messages and slides.'],
  ['dxf', Ruler, 'Drawing for CAD (DXF)', 'For venues and builders, in true sizes.'],
] as const

export function DownloadDialog() {
  const designer = useDesigner()
  const eventId = useEditingSession((editingSession) => editingSession.eventId)
  const isSaved = useSync((state) => state.save === 'saved')
  // The server makes files for those who plan.
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const close = (): void => {
    closeLayer(designer.view, 'dialog')
  }
  const own = [
    [download, 'Everything in the plan, to upload here or into another event.'],
    [downloadSvg, 'A scale drawing with table names, for any page or program.'],
  ] as const
  return (
    <Dialog open onOpenChange={close} title="Download" maxWidth={480}>
      <ul className="-mx-3 flex flex-col">
        {own.map(([action, text]) => (
          <li key={action.id}>
            <button
              type="button"
              className={row}
              onClick={() => {
                action.run(designer)
                close()
              }}
            >
              <Entry icon={action.icon} title={action.label} text={text} />
            </button>
          </li>
        ))}
        {(isReadOnly ? [] : served).map(([kind, icon, title, text]) => (
          <li key={kind}>
            <a
              href={`/api/events/${encodeURIComponent(eventId)}/files/${kind}`}
              download
              className={row}
              onClick={close}
            >
              <Entry icon={icon} title={title} text={text} />
            </a>
          </li>
        ))}
        {!isReadOnly && (
          <li>
            <Link to={ofEvent(paths.exportPlans, eventId)} className={row}>
              <Entry
                icon={Printer}
                title="Sheets and lists…"
                text="Place cards, table signs, seating boards, lists for kitchen and door."
              />
            </Link>
          </li>
        )}
      </ul>
      {!isSaved && !isReadOnly && (
        <p className="mt-2 text-xs text-muted">
          PDF, picture and CAD drawing use the last saved plan.
        </p>
      )}
    </Dialog>
  )
}

type EntryProps = { readonly icon: LucideIcon; readonly title: ReactNode; readonly text: string }

function Entry({ icon: Icon, title, text }: EntryProps) {
  return (
    <>
      <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block text-sm font-medium">{title}</span>
        <span className="block text-xs text-muted">{text}</span>
      </span>
    </>
  )
}
