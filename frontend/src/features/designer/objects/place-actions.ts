/* Placing the most common objects by one letter. Everything else is in the Objects panel and in the command palette. */
import {
  Armchair,
  Circle,
  CircleDashed,
  DoorOpen,
  Flower2,
  Martini,
  Music,
  RectangleHorizontal,
  Square,
  Theater,
  Type,
  type LucideIcon,
} from 'lucide-react'

import { announce } from '@/canvas/text/messages'
import type { Action } from '@/canvas/env'
import { layoutIsFixed } from '@/canvas/store/view'

function place(kind: string, label: string, key: string, icon: LucideIcon): Action {
  return {
    id: `place-${kind}`,
    label: `Place ${label}`,
    icon,
    shortcuts: [{ key }],
    scope: 'plan',
    words: 'add new object',
    enabled: (designer) => !layoutIsFixed(designer.view.getState()),
    run: (designer) => {
      designer.place(kind, designer.pointer)
      designer.announcer.say(announce.placing(label))
    },
  }
}

export const PLACE: readonly Action[] = [
  place('round', 'round table', 't', Circle),
  place('rectangle', 'rectangle table', 'e', RectangleHorizontal),
  place('square', 'square table', 'q', Square),
  place('oval', 'oval table', 'u', CircleDashed),
  place('chair', 'chair', 'c', Armchair),
  place('stage', 'stage', 's', Theater),
  place('dance-floor', 'dance floor', 'f', Music),
  place('bar', 'bar', 'b', Martini),
  place('door', 'door', 'd', DoorOpen),
  place('plant', 'plant', 'p', Flower2),
  place('text', 'text', 'x', Type),
]
