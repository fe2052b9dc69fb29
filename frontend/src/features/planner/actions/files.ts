/* The files of a plan: download, upload, drawing, snapshots. */
import { Camera, FileImage, FileDown, FileUp } from 'lucide-react'

import type { Designer } from '@/features/planner/designer/designer'
import { downloadDrawing, downloadPlan } from '@/features/planner/files/download'
import type { Action } from '@/features/planner/actions/action'
import { layoutIsFixed } from '@/features/planner/store/view'

const mayReplace = (designer: Designer): boolean => !layoutIsFixed(designer.view.getState())

export const download: Action = {
  id: 'download',
  label: 'Download plan',
  icon: FileDown,
  shortcuts: [],
  scope: 'designer',
  enabled: () => true,
  run: downloadPlan,
}

export const downloadSvg: Action = {
  id: 'download-svg',
  label: 'Download drawing (SVG)',
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
    designer.view.setState({ fileDialog: 'upload' })
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
    designer.view.setState({ fileDialog: 'snapshots' })
  },
}
