/* A layout as it would be applied: what would go, and pictures of what would come. */
import type { Command, LayoutResult, PlanElement } from '@/plan/types'
import { newId } from '@/plan/ids'
import type { Env } from '@/canvas/env'
import { paintObjects, type Proposal, type ProposedObject } from '@/canvas/painting/layers/proposal'

/** Draws a layout over the plan without applying it; undefined takes the drawing away. */
export function showProposal(designer: Env, result: LayoutResult | undefined): void {
  designer.propose(result && proposalOf(designer, result))
}

function proposalOf(designer: Env, { command }: LayoutResult): Proposal {
  const moved = movedBy(command)
  const copies = [...moved].flatMap(([id, place]) => copyAt(designer, id, place) ?? [])
  const objects = [...addedBy(command), ...copies].map((element) => pictureOf(designer, element))
  return {
    gone: new Set([...removedBy(command), ...moved.keys()]),
    objects,
    paint: (context) => {
      paintObjects(context, objects)
    },
  }
}

function pictureOf(designer: Env, element: PlanElement): ProposedObject {
  const { width, height } = element
  return { width, height, list: designer.lists.build(designer.ghosts.primitives(element)) }
}

function addedBy(command: Command): PlanElement[] {
  if (command.kind === 'batch') return command.commands.flatMap(addedBy)
  return command.kind === 'add' ? command.elements.map(({ element }) => element) : []
}

function removedBy(command: Command): string[] {
  if (command.kind === 'batch') return command.commands.flatMap(removedBy)
  return command.kind === 'remove' ? command.ids : []
}

/** Tables that keep their guests: where they come to be, by their ids. */
function movedBy(command: Command): Map<string, Partial<PlanElement>> {
  const moved = new Map<string, Partial<PlanElement>>()
  const put = ({ id, ...place }: { readonly id: string } & Partial<PlanElement>) => {
    moved.set(id, { ...moved.get(id), ...place })
  }
  const visit = (each: Command): void => {
    if (each.kind === 'batch') each.commands.forEach(visit)
    if (each.kind === 'move') each.moves.forEach(put)
    if (each.kind === 'rotate') each.rotations.forEach(put)
  }
  visit(command)
  return moved
}

/** A copy of an object of the plan at another place. */
function copyAt(designer: Env, id: string, place: Partial<PlanElement>): PlanElement | undefined {
  const session = designer.plan.session()
  const copied = session.pasteCommand(session.copy([id]), undefined, newId())
  const [copy] = copied === undefined ? [] : addedBy(copied.command)
  const view = designer.plan.state.getState().elements.get(id)
  return copy && view && { ...copy, x: view.x, y: view.y, ...place }
}
