/* Keeps the error of a screen inside its layout, so that navigation and everything around the screen stay. */
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/ui/ErrorBoundary'

/** Renders the current screen. Opening another address, or the same one again, tries anew. */
export function ScreenBoundary() {
  const { key } = useLocation()
  return (
    <ErrorBoundary
      title="This page could not be shown"
      level={1}
      resetKey={key}
      className="grid min-h-[60dvh] place-items-center"
    >
      <Outlet />
    </ErrorBoundary>
  )
}
