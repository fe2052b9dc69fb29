/* A layout as it would be applied: what would go, and pictures of what would come. */
import type { Command, LayoutResult, PlanElement } from '@/plan/types'
import type { Designer } from '@/features/planner/designer/designer'
import {
  paintObjects,
  type Proposal,
  type ProposedObject,
} from '@/features/planner/canvas/layers/proposal'

/** Draws a layout over the plan without applying it; undefined takes the drawing away. */
export function show(designer: Designer, result: LayoutResult | undefined): void {
  designer.propose(result && proposalOf(designer, result))
}

function proposalOf(designer: Designer, { command }: LayoutResult): Proposal {
  const objects = addedBy(command).map((element) => pictureOf(designer, element))
  return {
    gone: new Set(removedBy(command)),
    objects,
    paint: (context) => {
      paintObjects(context, objects)
    },
  }
}

function pictureOf(designer: Designer, element: PlanElement): ProposedObject {
  const { width, height } = element
  return { width, height, list: designer.lists.of(designer.ghosts.primitives(element)) }
}

function addedBy(command: Command): PlanElement[] {
  if (command.kind === 'batch') return command.commands.flatMap(addedBy)
  return command.kind === 'add' ? command.elements.map(({ element }) => element) : []
}

function removedBy(command: Command): string[] {
  if (command.kind === 'batch') return command.commands.flatMap(removedBy)
  return command.kind === 'remove' ? command.ids : []
}
