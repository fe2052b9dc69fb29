/* The address `/find-seat`: public, but organisers see it inside their shell. */
import { lazy, Suspense } from 'react'
import { useUser } from '@/api/auth'
import { FindSeatPage } from '@/features/seat-finder/FindSeatPage'
import { PublicFrame } from '@/features/seat-finder/PublicFrame'
import { LoadingScreen } from '@/ui/LoadingScreen'

const Shell = lazy(async () => ({ default: (await import('@/app/Shell')).Shell }))

/** Renders the page with or without the organiser's navigation. */
export function FindSeatRoute() {
  const user = useUser()
  if (user.isPending) return <LoadingScreen />
  if (user.data == null) {
    return (
      <PublicFrame>
        <FindSeatPage />
      </PublicFrame>
    )
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Shell user={user.data}>
        <FindSeatPage organiser />
      </Shell>
    </Suspense>
  )
}
