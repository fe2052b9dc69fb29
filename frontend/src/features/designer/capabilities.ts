/* The capabilities of the designer. Panels appear in the rail in this order, and a press asks the gestures in it. */
import { fetchCode } from '@/lib/fetch-code'
import { basics } from '@/canvas/actions/basics'
import { fieldsOf, install, type Capability, type Fields } from '@/canvas/capability'
import { arrange } from '@/features/designer/arrange/capability'
import { chairs } from '@/features/designer/chairs/capability'
import { files } from '@/features/designer/files/capability'
import { images } from '@/features/designer/images/capability'
import { layers } from '@/features/designer/layers/capability'
import { measure } from '@/features/designer/measure/capability'
import { numbering } from '@/features/designer/numbering/capability'
import { objects } from '@/features/designer/objects/capability'
import { outline } from '@/features/designer/outline/capability'
import { presence } from '@/features/designer/presence/capability'
import { properties } from '@/features/designer/properties/capability'
import { room } from '@/features/designer/room/capability'
import { seating } from '@/features/seating/capability'
import { settings } from '@/features/designer/settings/capability'
import { templates } from '@/features/designer/templates/capability'

const loadFields = (): Promise<Fields> => fieldsOf(capabilities)

const capabilities: readonly Capability[] = [
  presence,
  basics,
  templates,
  objects,
  properties(loadFields),
  images,
  numbering,
  arrange,
  measure,
  seating,
  outline,
  layers,
  settings(loadFields),
  room,
  chairs,
  files,
]

/** What the designer has of them all. */
export const installed = install(
  capabilities,
  async () => (await fetchCode(() => import('@/features/designer/drawings'))).DRAWINGS,
)
