/* The designer's screen: toolbars, rail, panel and plan in their places. */
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'

import { designerKey } from '../actions/keyboard'
import { Canvas } from '../canvas/Canvas'
import { DesignerContext, useDesigner, useView } from '../designer/context'
import type { Designer } from '../designer/designer'
import { Outline } from '../outline/Outline'
import { CompactNote } from './Banners'
import { BottomBar } from './BottomBar'
import { GuestSheet } from './GuestSheet'
import { Questions } from './Questions'
import { Rail } from './Rail'
import { ShortcutHelp } from './ShortcutHelp'
import { SidePanel } from './SidePanel'
import { TopBar } from './TopBar'

export function DesignerScreen({
  designer,
  eventName,
}: {
  readonly designer: Designer
  readonly eventName: string
}) {
  const root = useRef<HTMLDivElement>(null)
  useScreenKeys(designer, root)
  const screen = useMemo(() => <Screen eventName={eventName} />, [eventName])
  return (
    <DesignerContext value={designer}>
      <div ref={root} className="flex h-full min-h-0 flex-col bg-plan-outside text-text">
        {screen}
        <Announcements />
        <Questions />
        <ShortcutHelp />
      </div>
    </DesignerContext>
  )
}

function Screen({ eventName }: { readonly eventName: string }) {
  const compact = useView((state) => state.compact)
  return (
    <>
      <TopBar eventName={eventName} />
      <div className="flex min-h-0 flex-1">
        {!compact && <Rail />}
        {!compact && <SidePanel />}
        <div className="flex min-w-0 flex-1 flex-col">
          {compact && <CompactNote />}
          <div className="min-h-0 flex-1">
            <Canvas />
          </div>
        </div>
      </div>
      {compact ? (
        <>
          <Outline visible={false} />
          <GuestSheet />
        </>
      ) : (
        <BottomBar />
      )}
    </>
  )
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

/** Keys that work anywhere on the screen, except in fields where text is typed. */
function useScreenKeys(designer: Designer, root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target)) return
      const inside = event.target instanceof Node && root.current?.contains(event.target) === true
      if (!inside && event.target !== document.body) return
      if (designerKey(designer, event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [designer, root])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.matches('input:not([type=checkbox], [type=radio], [type=button], [type=color])')
}
