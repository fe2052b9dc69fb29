/* The configuration being edited: its initial value, its changes, and what is remembered of it. */
import { useState } from 'react'

import type {
  LayoutConfig,
  LayoutResult,
  LayoutSuggestion,
  PresentSeating,
  Template,
} from '@/plan/types'
import { seatCounts } from '@/guests/seating'
import { useDesigner, usePlanState, useSeating, useEditingSession } from '@/canvas/context'
import { PerDesignerState } from '@/canvas/per-designer-state'
import { applyLayout, applyResult, problemOf } from '@/features/designer/templates/apply'
import { ANY_ROOM } from '@/features/designer/templates/any-room'
import {
  deletePreset,
  lastUsed,
  rememberLast,
  savedPresets,
  savePreset,
  type SavedPreset,
} from '@/features/designer/templates/preset-store'
import { useProposal } from '@/features/designer/templates/use-proposal'
import { closeSetup } from '@/canvas/store/panel'

interface PresetChoice {
  readonly id: string
  readonly label: string
  readonly config: LayoutConfig
  readonly group: 'Here' | 'Built in' | 'Saved'
}

/** A configuration, and the result of applying it. */
interface Work {
  readonly config: LayoutConfig
  readonly result: LayoutResult | undefined
  /** The configuration that the tables of the room were made with. */
  readonly applied: LayoutConfig | undefined
  /** The edit that applied it; the result is meaningless once that edit has left the plan. */
  readonly edit: number | undefined
}

/** Keeps the choices while another panel is open. */
const drafts = new PerDesignerState<Work>()

/** The picker's value while the configuration matches no preset. */
export const CUSTOM = 'custom'

export function useSetup(setup: string) {
  const designer = useDesigner()
  const userId = useEditingSession((editingSession) => editingSession.userId)
  const scope = { userId, setup }
  const { templates, presets } = designer.module.words()
  const template = templates.find((each) => each.id === setup)
  const [standard] = presets
  const expected = useSeating((state) => seatCounts(state.guests).expected)
  const [saved, setSaved] = useState(() => savedPresets(scope))
  const [last, setLast] = useState(() => lastUsed(scope))
  const {
    config,
    applied,
    result: latest,
    edit,
    go,
  } = useWork(
    setup,
    firstConfig(template?.config ?? last ?? standard?.config, expected),
    template?.config ?? last,
  )
  const isApplied = usePlanState((plan) => edit !== undefined && plan.undoIds.includes(edit))
  const result = isApplied ? latest : undefined
  const [clears, setClears] = useState(false)
  const present = presentSeating(clears, applied !== undefined && sameConfig(config, applied))
  const proposal = useProposal({ config, present }, result === undefined)
  const choices: readonly PresetChoice[] = [
    ...choicesHere(last, template),
    ...presets.map((preset) => ({ ...preset, group: 'Built in' as const })),
    ...saved.map(choiceOf),
  ]
  const done = (config: LayoutConfig, applied: LayoutResult) => {
    rememberLast(scope, config)
    setLast(config)
    go(config, applied)
  }
  const chosen = choices.find((choice) => sameConfig(choice.config, config))

  return {
    config,
    present,
    result,
    /** What Apply Configuration would do, once it is computed. */
    proposed: proposal.result,
    preview: proposal.preview,
    /** Whether tables that were placed by hand are removed as well. */
    clears,
    setClears,
    title: template?.label ?? 'Seating in this room',
    isTemplate: setup !== ANY_ROOM,
    choices,
    chosen: chosen?.id ?? CUSTOM,
    /** Changes a part of the configuration without checking it. */
    change: (part: Partial<LayoutConfig>) => {
      go({ ...config, ...part })
    },
    /** Replaces the whole configuration, for example to clear a field. */
    replace: (next: LayoutConfig) => {
      go(next)
    },
    /** Returns why a part is invalid; undefined when it is valid. */
    check: (part: Partial<LayoutConfig>) => problemOf(designer, { ...config, ...part }),
    choose: (id: string) => {
      const choice = choices.find((each) => each.id === id)
      // The number of guests belongs to the event, not to a preset.
      if (choice !== undefined) go(withGuests(choice.config, config.guests))
    },
    save: (name: string) => {
      setSaved(savePreset(scope, { name, config }))
    },
    remove: (name: string) => {
      setSaved(deletePreset(scope, name))
    },
    apply: async () => {
      const applied = await applyLayout(designer, proposal.now())
      if (applied !== undefined) done(config, applied)
    },
    /** Applies a suggestion: the configuration, and the room if the suggestion changes it. */
    accept: async (suggestion: LayoutSuggestion) => {
      // Its button disappears with the hover or focus that showed the preview.
      proposal.preview(undefined)
      const applied = await applyResult(designer, suggestion.outcome)
      if (applied !== undefined) done(suggestion.config, applied)
    },
    /** Returns to the templates; the next setup starts afresh. */
    leave: () => {
      drafts.delete(designer)
      closeSetup(designer.view)
    },
  }
}

export type Setup = ReturnType<typeof useSetup>

/** Defaults to the guests on the list while the number of guests is unknown. */
function firstConfig(config: LayoutConfig | undefined, expected: number): LayoutConfig | undefined {
  return config && withGuests(config, expected === 0 ? undefined : expected)
}

/** Tables keep their places while only the number of guests differs from the configuration they were made with. */
function presentSeating(clears: boolean, isSame: boolean): PresentSeating {
  if (clears) return 'cleared'
  return isSame ? 'adjusted' : 'replaced'
}

/** Returns the configuration being edited, initially `first`, and a function that replaces it. */
function useWork(
  setup: string,
  first: LayoutConfig | undefined,
  applied: LayoutConfig | undefined,
) {
  const designer = useDesigner()
  const [work, setWork] = useState<Work | undefined>(
    () =>
      drafts.get(designer, setup) ??
      (first && { config: first, applied, result: undefined, edit: undefined }),
  )
  if (work === undefined) throw new Error('the plan knows no preset')
  const go = (config: LayoutConfig, result?: LayoutResult): void => {
    const edit = designer.plan.state.getState().undoIds.at(-1)
    const made = result === undefined ? work.applied : config
    const now = { config, result, applied: made, edit }
    drafts.set(designer, now, setup)
    setWork(now)
  }
  return { ...work, go }
}

/** Returns the configuration used last, and that of the template. */
function choicesHere(
  last: LayoutConfig | undefined,
  template: Template | undefined,
): PresetChoice[] {
  const here: PresetChoice[] = []
  if (last !== undefined) here.push({ id: 'last', label: 'Last used', config: last, group: 'Here' })
  if (template !== undefined) {
    const label = `${template.label} (template)`
    here.push({ id: 'template', label, config: template.config, group: 'Here' })
  }
  return here
}

function choiceOf({ name, config }: SavedPreset): PresetChoice {
  return { id: `saved ${name}`, label: name, config, group: 'Saved' }
}

function withGuests(config: LayoutConfig, guests: number | undefined): LayoutConfig {
  return guests === undefined || config.guests !== undefined ? config : { ...config, guests }
}

/** Returns whether two configurations are equal, apart from the number of guests. */
function sameConfig(a: LayoutConfig, b: LayoutConfig): boolean {
  return facts(a) === facts(b)
}

/** Includes the plan's defaults of absent fields, so that presets with and without them are equal. */
function facts(config: LayoutConfig): string {
  const { chairSize, layout = 'aligned', aisle = 44, tableDepth = null } = config
  return JSON.stringify([
    ...[config.tableType, config.tableSize, tableDepth, config.chairType],
    ...[chairSize.width, chairSize.height, config.chairsPerTable, config.arrangementType],
    ...[layout, config.spaceBetweenRows, config.spaceBetweenColumns, aisle],
  ])
}
