/* The files of a plan: download, upload, drawing, snapshots. */
import { Camera, FileBraces, FileImage, FileDown, FileUp } from 'lucide-react'

import type { Action, Env } from '@/canvas/env'
import { downloadDrawing, downloadPlan } from '@/features/designer/files/download'
import { openDialog } from '@/canvas/store/layer'
import { layoutIsFixed } from '@/canvas/store/view'

const mayReplace = (designer: Env): boolean => !layoutIsFixed(designer.view.getState())

/** All the ways in which a plan leaves the designer. */
export const downloads: Action = {
  id: 'downloads',
  label: 'Download plan',
  icon: FileDown,
  shortcuts: [],
  scope: 'designer',
  words: 'export pdf png svg dxf json print',
  enabled: () => true,
  run: (designer) => {
    openDialog(designer.view, 'download')
  },
}

export const download: Action = {
  id: 'download',
  label: 'Plan file (JSON)',
  icon: FileBraces,
  shortcuts: [],
  scope: 'designer',
  enabled: () => true,
  run: downloadPlan,
}

export const downloadSvg: Action = {
  id: 'download-svg',
  label: 'Drawing (SVG)',
  icon: FileImage,
  shortcuts: [],
  scope: 'designer',
  enabled: () => true,
  run: (designer) => void downloadDrawing(designer),
}

export const upload: Action = {
  id: 'upload',
  label: 'Upload plan',
  icon: FileUp,
  shortcuts: [],
  scope: 'designer',
  enabled: mayReplace,
  run: (designer) => {
    openDialog(designer.view, 'upload')
  },
}

export const snapshots: Action = {
  id: 'snapshots',
  label: 'Snapshots',
  icon: Camera,
  shortcuts: [],
  scope: 'designer',
  enabled: mayReplace,
  run: (designer) => {
    openDialog(designer.view, 'snapshots')
  },
}
