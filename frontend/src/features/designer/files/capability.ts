/* Download, upload and snapshots. */
import {
  download,
  downloads,
  downloadSvg,
  snapshots,
  upload,
} from '@/features/designer/files/file-actions'
import type { Capability } from '@/canvas/capability'

export const files: Capability = {
  actions: [
    { section: 'Plan', order: 20, actions: [downloads, download, downloadSvg, upload, snapshots] },
  ],
}
