/* Offers the designer's actions and the objects of the catalogue to the command palette while the designer is open. */
import { useEffect } from 'react'
import { Shapes, SlidersHorizontal } from 'lucide-react'

import { registerCommands, type ScreenCommand } from '@/lib/screen-commands'
import { hintOf } from '@/canvas/actions/action'
import { needOf } from '@/canvas/actions/needs'
import { PLACE } from '@/features/designer/objects/place-actions'
import type { Action, Env } from '@/canvas/env'
import { panelsFor } from '@/features/designer/screen/panels'
import { editable } from '@/canvas/edits/selection-box'
import { focusPanel } from '@/canvas/focus/focus-panel'
import { wordsFor } from '@/features/designer/objects/search'
import { takesChairs } from '@/canvas/edits/kinds'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { announce } from '@/canvas/text/messages'
import { layoutIsFixed } from '@/canvas/store/view'

export function useOfferedActions(designer: Env): void {
  useEffect(
    () => registerCommands({ title: 'Floor plan', offers: () => offersOf(designer) }),
    [designer],
  )
}

/** Returns what can be done now, and at the end what cannot and why. An object that is chosen hangs on the pointer or the arrow keys until it is set down. */
export function offersOf(designer: Env): readonly ScreenCommand[] {
  const keys = new Map(PLACE.map((action) => [action.id, hintOf(action)]))
  const offered = designer.installed.actions.filter(
    (action) => !keys.has(action.id) && action.enabled(designer),
  )
  const actions = offered.map((action): ScreenCommand => ({
    ...hinted(hintOf(action)),
    id: `plan-${action.id}`,
    label: action.label,
    icon: action.icon,
    words: `plan ${action.words ?? ''}`,
    run: () => {
      focusPlan()
      action.run(designer)
    },
  }))
  const panels = panelOffers(designer)
  if (layoutIsFixed(designer.view.getState())) return [...actions, ...panels]
  const missing = designer.installed.actions.filter(
    (action) => !keys.has(action.id) && !action.enabled(designer),
  )
  const objects = designer.module
    .catalogue()
    .map(({ kind, label, categoryLabel }): ScreenCommand => ({
      ...hinted(keys.get(`place-${kind}`)),
      id: `place-${kind}`,
      label: `Place ${label.toLocaleLowerCase()}`,
      icon: Shapes,
      words: `add new object ${kind} ${categoryLabel} ${wordsFor(kind)}`,
      onlySearched: true,
      run: () => {
        designer.place(kind)
        designer.announcer.say(announce.placing(label))
        focusPlan()
      },
    }))
  return [
    ...actions,
    ...fieldOffers(designer),
    ...panels,
    ...objects,
    ...missing.map((action) => explained(designer, action)),
  ]
}

/** Every panel of the rail, for those who look for one. */
function panelOffers(designer: Env): readonly ScreenCommand[] {
  return panelsFor(designer, designer.view.getState().surface.kind === 'read').map(
    ({ name, label, icon }) => ({
      id: `panel-${name}`,
      label: `${label} panel`,
      icon,
      words: 'plan open show',
      onlySearched: true,
      run: () => {
        focusPanel(designer, name)
      },
    }),
  )
}

/** The fields that are wanted most, for what is selected. */
function fieldOffers(designer: Env): readonly ScreenCommand[] {
  const selected = editable(designer)
  if (selected.length === 0) return []
  const field = (id: string, label: string, name: string, words: string): ScreenCommand => ({
    id: `field-${id}`,
    label,
    icon: SlidersHorizontal,
    words,
    onlySearched: true,
    run: () => {
      focusPanel(designer, 'properties', name)
    },
  })
  const chairs = selected.some(takesChairs)
    ? [field('chairs', 'Chairs…', 'Chairs', 'number of seats')]
    : []
  return [...chairs, field('size', 'Size…', 'Width', 'width height dimensions')]
}

/** Found by those who look for it, and says what it waits for. */
function explained(designer: Env, action: Action): ScreenCommand {
  const text = needOf(action)
  return {
    id: `plan-${action.id}`,
    label: action.label,
    hint: text,
    icon: action.icon,
    words: `plan ${action.words ?? ''}`,
    onlySearched: true,
    run: () => {
      focusPlan()
      designer.ports.failure({ title: action.label, text })
    },
  }
}

function hinted(hint: string | undefined): { readonly hint?: string } {
  return hint === undefined ? {} : { hint }
}
