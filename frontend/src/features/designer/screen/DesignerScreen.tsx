/* The designer's screen: toolbars, rail, panel and plan in their places. */
import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'

import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { loadable } from '@/ui/loadable'
import { SkipLink } from '@/ui/SkipLink'
import { focusPanel } from '@/canvas/focus/focus-panel'
import { focusPlan, PLAN_REGION } from '@/canvas/focus/focus-plan'
import { goToNextRegion } from '@/canvas/focus/regions'
import { designerKey } from '@/canvas/actions/keyboard'
import { DesignerContext, useDesigner, useView } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { CompactNote, ReadOnlyNote } from '@/features/designer/screen/Notes'
import { BottomBar } from '@/features/designer/screen/BottomBar'
import { Outline } from '@/features/designer/outline/Outline'
import { Parts } from '@/canvas/controls/Parts'
import { PlanCanvas } from '@/features/designer/screen/PlanCanvas'
import { PlanView } from '@/features/designer/screen/PlanView'
import { Questions } from '@/features/designer/screen/Questions'
import { Rail } from '@/features/designer/screen/Rail'
import { SidePanel } from '@/features/designer/screen/SidePanel'
import { TopBar } from '@/features/designer/screen/TopBar'
import { useOfferedActions } from '@/features/designer/screen/use-offered-actions'
import { usePlanFocusAfter } from '@/canvas/hooks/use-plan-focus-after'

export function DesignerScreen({
  designer,
  eventName,
}: {
  readonly designer: Env
  readonly eventName: string
}) {
  const root = useRef<HTMLDivElement>(null)
  useScreenKeys(designer, root)
  useOfferedActions(designer)
  const screen = useMemo(() => <Screen eventName={eventName} />, [eventName])
  return (
    <DesignerContext value={designer}>
      <div ref={root} className="flex h-full min-h-0 flex-col bg-plan-outside text-text">
        <SkipLink href={`#${PLAN_REGION}`}>Skip to plan</SkipLink>
        {screen}
        <Announcements />
        <Questions />
        <Parts at="dialog" />
        <Help />
      </div>
    </DesignerContext>
  )
}

const compactPanel = loadable(
  async () => (await import('@/features/designer/screen/CompactPanel')).CompactPanel,
)

function Screen({ eventName }: { readonly eventName: string }) {
  const { screens } = useDesigner().installed
  const compact = useView((state) => state.compact)
  const surface = useView((state) => state.surface.kind)
  const isReadOnly = surface === 'read'
  const full = screens.find((each) => each.surface === surface)
  if (full !== undefined) {
    const outline = <Outline visible={false} />
    return <full.Part {...{ eventName, outline }} plan={<PlanCanvas />} />
  }
  return (
    <>
      <ErrorBoundary>
        <TopBar eventName={eventName} />
      </ErrorBoundary>
      <div className="relative flex min-h-0 flex-1">
        {!compact && (
          <ErrorBoundary floating>
            <Rail />
          </ErrorBoundary>
        )}
        <ErrorBoundary>{compact ? <compactPanel.Part /> : <SidePanel />}</ErrorBoundary>
        <div className="flex min-w-0 flex-1 flex-col">
          {isReadOnly ? <ReadOnlyNote /> : compact && <CompactNote />}
          <div className="relative min-h-0 flex-1">
            <ErrorBoundary>
              <PlanView />
            </ErrorBoundary>
            {compact && !isReadOnly && <Parts at="compact-plan" />}
          </div>
        </div>
      </div>
      <ErrorBoundary>{compact ? <Parts at="compact-bar" /> : <BottomBar />}</ErrorBoundary>
    </>
  )
}

const shortcutHelp = loadable(
  async () => (await import('@/features/designer/screen/ShortcutHelp')).ShortcutHelp,
  { floating: true },
)

function Help() {
  const open = useView(({ layer }) => layer.kind === 'help')
  usePlanFocusAfter(open)
  return open ? <shortcutHelp.Part /> : null
}

function Announcements() {
  const designer = useDesigner()
  const text = useStore(designer.announcer.text, (state) => state.text)
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}

/** Keys that work anywhere on the screen; where text is typed, only those that mean nothing to a field. */
function useScreenKeys(designer: Env, root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (
        event.key === 'F6' &&
        !event.defaultPrevented &&
        goToNextRegion(event.shiftKey ? -1 : 1)
      ) {
        event.preventDefault()
        return
      }
      const isForField = isTyping(event.target) && !worksInFields(event) && !undoesSeats(event)
      if (event.defaultPrevented || isForField) return
      const inside = event.target instanceof Node && root.current?.contains(event.target) === true
      if (!inside && event.target !== document.body) return
      // Rendered at once, so that a field that goes away is known to be gone.
      const used = flushSync(() => designerKey(designer, event))
      if (used) event.preventDefault()
      if (used && isTyping(event.target)) followFocus(designer, event.target)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [designer, root])
}

/** The panel of a field may be gone now; the keyboard goes to the settings, or to the plan for measuring. */
function followFocus(designer: Env, field: EventTarget | null): void {
  if (field instanceof HTMLElement && field.isConnected) return
  const { panel } = designer.view.getState()
  if (panel === 'settings') focusPanel(designer, panel)
  else focusPlan()
}

/** Save, settings and measurements. */
const KEYS_IN_FIELDS: ReadonlySet<string> = new Set(['s', ',', 'm'])

function worksInFields({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && KEYS_IN_FIELDS.has(key.toLowerCase())
}

/** An empty search has nothing to undo, so the key takes back what was done last. */
function undoesSeats({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isUndo = (ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase())
  return (
    isUndo && target instanceof HTMLInputElement && target.type === 'search' && target.value === ''
  )
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.matches('input:not([type=checkbox], [type=radio], [type=button], [type=color])')
}
