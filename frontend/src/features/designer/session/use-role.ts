/* Follows the person's role, which another member may change while the designer is open. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { keys } from '@/api/keys'
import type { Env } from '@/canvas/env'
import { revokeEditing } from '@/features/designer/session/read-only'

export function useRole(designer: Env, isReadOnly: boolean): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (isReadOnly) revokeEditing(designer)
  }, [designer, isReadOnly])
  useEffect(
    () =>
      designer.sync.state.subscribe(({ save }, before) => {
        if (save !== 'forbidden' || before.save === 'forbidden') return
        revokeEditing(designer)
        // The rest of the page depends on the role as well.
        void cache.invalidateQueries({ queryKey: keys.user })
      }),
    [designer, cache],
  )
}
