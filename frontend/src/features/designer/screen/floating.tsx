/* What floats over the plan when it is asked for: the menu, the quick editor, and the small forms. */
import { loadable } from '@/ui/loadable'
import { useInteraction, useView } from '@/canvas/context'
import { editedElement, openedCard, openedMenu } from '@/canvas/store/layer'

const menu = loadable(
  async () => (await import('@/features/designer/screen/ContextMenu')).ContextMenu,
  { floating: true },
)
const quickEditor = loadable(
  async () => (await import('@/features/designer/properties/QuickEditor')).QuickEditor,
  { floating: true },
)
const moveTo = loadable(
  async () => (await import('@/features/designer/arrange/MoveToCard')).MoveToCard,
  { floating: true },
)
const array = loadable(
  async () => (await import('@/features/designer/arrange/ArrayCard')).ArrayCard,
  {
    floating: true,
  },
)
const renumber = loadable(
  async () => (await import('@/features/designer/numbering/RenumberCard')).RenumberCard,
  { floating: true },
)

/** Fetches what a click may ask for, so that it is there at once. */
export function preloadFloating(): void {
  menu.preload()
  quickEditor.preload()
}

export function Floating() {
  const open = useView(openedMenu)
  const edited = useView(editedElement)
  const card = useView(openedCard)
  const renumbers = useView((state) => state.surface.tool === 'renumber')
  return (
    <>
      {open !== undefined && (
        <menu.Part key={`${String(open.at.x)} ${String(open.at.y)}`} menu={open} />
      )}
      {edited !== undefined && <quickEditor.Part id={edited} />}
      {card === 'move-to' && <moveTo.Part />}
      {card === 'array' && <array.Part />}
      {renumbers && <renumber.Part />}
      <GestureBar />
    </>
  )
}

/** Apart, since it renders with every step of a gesture. */
function GestureBar() {
  return useInteraction((active) => active).bar()
}
