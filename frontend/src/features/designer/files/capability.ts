/* Download, upload and snapshots. */
import {
  download,
  downloads,
  downloadSvg,
  snapshots,
  upload,
} from '@/features/designer/files/file-actions'
import type { Capability } from '@/canvas/capability'
import { shownWhile } from '@/canvas/controls/shown-while'
import { openedDialog } from '@/canvas/store/layer'

export const files: Capability = {
  actions: [
    { section: 'Plan', order: 20, actions: [downloads, download, downloadSvg, upload, snapshots] },
  ],
  toolbar: [
    { group: 'plan', actions: [downloads], forViewers: true },
    { group: 'plan', actions: [upload, snapshots] },
  ],
  parts: {
    dialog: [
      shownWhile(
        (state) => openedDialog(state) === 'download',
        async () => (await import('@/features/designer/files/DownloadDialog')).DownloadDialog,
      ),
      shownWhile(
        (state) => openedDialog(state) === 'upload',
        async () => (await import('@/features/designer/files/UploadDialog')).UploadDialog,
      ),
      shownWhile(
        (state) => openedDialog(state) === 'snapshots',
        async () => (await import('@/features/designer/files/SnapshotsDialog')).SnapshotsDialog,
      ),
    ],
  },
}
