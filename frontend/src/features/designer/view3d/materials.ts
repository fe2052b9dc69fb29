/* How surfaces take light. The colour of a body comes with its instance. */
import {
  FrontSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  type Material,
} from 'three'

import type { SolidFinish } from '@/plan/types'

export interface Materials {
  readonly of: (finish: SolidFinish) => Material
  readonly dispose: () => void
}

export function createMaterials(): Materials {
  const all: Readonly<Record<SolidFinish, Material>> = {
    matte: new MeshLambertMaterial({ side: FrontSide }),
    glossy: new MeshPhongMaterial({ shininess: 60, specular: 0x666666 }),
    clear: new MeshPhongMaterial({
      shininess: 90,
      transparent: true,
      opacity: 0.42,
      depthWrite: false,
    }),
    glowing: new MeshBasicMaterial(),
  }
  return {
    of: (finish) => all[finish],
    dispose() {
      for (const material of Object.values(all)) material.dispose()
    },
  }
}
