/* Layouts that take a moment: what can be asked for, and how it is worked out on a copy of the plan. */
import { newId } from '@/plan/ids'
import type { PlanModule, PlanSession } from '@/plan/session'
import type {
  LayoutConfig,
  LayoutResult,
  LayoutSuggestion,
  PresentSeating,
  StartPlan,
  StartWish,
} from '@/plan/types'

/** A configuration for the seating of a plan. */
interface Seating {
  readonly planJson: string
  readonly config: LayoutConfig
  readonly present: PresentSeating
}

/** A plan to start with, and its drawing and its room in perspective as addresses. */
export type OfferedPlan = StartPlan & { svg: string; room: string }

export type LayoutTask =
  | ({ readonly kind: 'layout' } & Seating)
  /** One of the ideas to seat more than `seats` guests. */
  | ({ readonly kind: 'suggestion'; readonly idea: number; readonly seats: number } & Seating)
  | {
      readonly kind: 'start'
      readonly wish: StartWish
      readonly number: number
      readonly dark: boolean
    }

export type LayoutReply =
  | { readonly kind: 'layout'; readonly result: LayoutResult }
  | {
      readonly kind: 'suggestion'
      readonly result: LayoutSuggestion | undefined
      /** How many ideas there are. */
      readonly ideas: number
    }
  | { readonly kind: 'start'; readonly result: OfferedPlan | undefined }

/** Computes a layout; throws when the plan refuses the configuration. */
export function computeLayout(module: PlanModule, task: LayoutTask): LayoutReply {
  switch (task.kind) {
    case 'layout': {
      const { config, present } = task
      const result = onCopy(module, task.planJson, (plan) =>
        plan.applyLayoutCommand(config, present, newId()),
      )
      return { kind: 'layout', result }
    }
    case 'suggestion': {
      const { config, present, idea, seats } = task
      return onCopy(module, task.planJson, (plan) => ({
        kind: 'suggestion',
        ideas: plan.layoutIdeas(config),
        result: plan.layoutSuggestion(config, present, idea, seats, newId()),
      }))
    }
    case 'start': {
      const plan = module.startPlan(task.wish, task.number, newId())
      return { kind: 'start', result: plan && { ...plan, ...drawn(module, plan, task.dark) } }
    }
  }
}

function drawn(module: PlanModule, { planJson }: StartPlan, dark: boolean) {
  return onCopy(module, planJson, (plan) => ({
    svg: addressOf(plan.toSvg({ dark })),
    room: addressOf(plan.cover([], dark)),
  }))
}

function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

function onCopy<T>(module: PlanModule, planJson: string, work: (plan: PlanSession) => T): T {
  const copy = module.open(planJson)
  try {
    return work(copy)
  } finally {
    copy.free()
  }
}
