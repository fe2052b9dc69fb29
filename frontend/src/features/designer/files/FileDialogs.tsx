/* The dialogs about files of the plan; each is fetched when it is first opened. */
import { loadable } from '@/ui/loadable'
import { useView } from '@/canvas/context'
import { openedDialog } from '@/canvas/store/layer'

const download = loadable(
  async () => (await import('@/features/designer/files/DownloadDialog')).DownloadDialog,
  { floating: true },
)
const upload = loadable(
  async () => (await import('@/features/designer/files/UploadDialog')).UploadDialog,
  { floating: true },
)
const snapshots = loadable(
  async () => (await import('@/features/designer/files/SnapshotsDialog')).SnapshotsDialog,
  { floating: true },
)

export function FileDialogs() {
  const dialog = useView(openedDialog)
  switch (dialog) {
    case undefined:
      return null
    case 'download':
      return <download.Part />
    case 'upload':
      return <upload.Part />
    case 'snapshots':
      return <snapshots.Part />
  }
}
