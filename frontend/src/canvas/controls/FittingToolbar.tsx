/*
 * A toolbar on one line. Actions that do not fit move to a menu at its end, so that no scrolling is needed and no
 * second line takes height from the plan.
 */
import { Ellipsis } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'
import { Toolbar } from '@/ui/Toolbar'
import type { Action } from '@/canvas/env'
import { ActionButton } from '@/canvas/controls/ActionButton'
import { fitting } from '@/canvas/controls/fitting'

const moreActions = loadable(
  async () => (await import('@/canvas/controls/MoreActions')).MoreActions,
  { floating: true },
)

interface Props {
  readonly label: string
  /** In groups, the most important first. */
  readonly groups: readonly (readonly Action[])[]
  /** For actions that are on or off. */
  readonly pressed?: (action: Action) => boolean | undefined
  /** Pixels of the surrounding bar that other parts need. */
  readonly taken: number
}

export function FittingToolbar({ label, groups, pressed, taken }: Props) {
  const toolbar = useRef<HTMLDivElement>(null)
  const { visible, hidden } = useFitting(toolbar, groups, taken)
  return (
    <Toolbar ref={toolbar} aria-label={label} className="flex shrink-0 items-center gap-0.5">
      {visible.map((group, at) => (
        <Fragment key={group[0]?.id}>
          {at > 0 && <span aria-hidden className="mx-1.5 h-5 w-px shrink-0 bg-border" />}
          {group.map((action) => {
            const on = pressed?.(action)
            return (
              <ActionButton
                key={action.id}
                action={action}
                {...(on === undefined ? {} : { pressed: on })}
              />
            )
          })}
        </Fragment>
      ))}
      {hidden.length > 0 && (
        <PopupButton
          opens="menu"
          code={moreActions}
          panel={(popup) => <moreActions.Part popup={popup} groups={hidden} />}
          variant="ghost"
          size="icon-sm"
          aria-label={`More: ${label}`}
        >
          <Ellipsis aria-hidden />
        </PopupButton>
      )}
    </Toolbar>
  )
}

type Groups = Props['groups']

function useFitting(
  toolbar: RefObject<HTMLElement | null>,
  groups: Groups,
  taken: number,
): { readonly visible: Groups; readonly hidden: Groups } {
  const [places, setPlaces] = useState(Infinity)
  useLayoutEffect(() => {
    const bar = toolbar.current?.parentElement
    if (!bar) return
    const measure = (): void => {
      const button = toolbar.current?.querySelector('button')?.offsetWidth ?? 0
      setPlaces(button === 0 ? Infinity : (bar.clientWidth - taken) / (button + GAP))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    return () => {
      observer.disconnect()
    }
  }, [toolbar, taken])
  return fitting(groups, places)
}

/** Pixels between two buttons. */
const GAP = 2
