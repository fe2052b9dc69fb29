/* Copies the personal link of a party as soon as it is mounted, for screens that load the code for it by then. */
import { useEffect, useRef } from 'react'
import { useCopyPersonalLink } from '@/guests/personal-links/use-copy-personal-link'

type Props = { party: { id: string; name: string }; onClose: () => void }

/** Renders nothing, or the address where the browser does not copy. */
export function PersonalLink({ party, onClose }: Props) {
  const { copy, dialog } = useCopyPersonalLink(onClose)
  const isStarted = useRef(false)
  useEffect(() => {
    // Each call may replace the link before.
    if (isStarted.current) return
    isStarted.current = true
    copy(party)
  }, [copy, party])
  return dialog
}
