/* What this installation tells every visitor: how people sign in, where mail goes, and the version. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { Site } from '@/api/schema'

/** How people sign in, where mail goes, whom to write to, and the version. */
export function useSite() {
  return useQuery({ queryKey: keys.site, queryFn: () => unwrap(client.GET('/api/site')) })
}

/** False when no mail server is set up: mail is written to files then, and a text must not claim that it was sent. */
export function useSendsMail(): boolean {
  return useSite().data?.mail !== 'files'
}

/** What strangers may do here. Until the server has answered, everything. */
export function useOffers(): { signUp: Site['signUp']; sandbox: boolean } {
  const site = useSite().data
  return { signUp: site?.signUp ?? 'open', sandbox: site?.sandbox ?? true }
}
