/* What the operators of the installation see: its state, and its organisations with what they keep. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** The state of the installation. */
export type OperatorStatus = Schemas['OperatorStatus']
/** What follows each daily backup. */
export type BackupCopies = Schemas['BackupCopies']
/** An organisation with what it keeps. */
export type SizedOrganisation = Schemas['SizedOrganisation']
/** How much an organisation keeps of something. */
export type OrganisationUsage = Schemas['Usage']

/** Milliseconds after which the page asks again, while its tab is visible. */
const refreshEvery = 30_000

const fresh = { staleTime: 0, refetchOnWindowFocus: true }

/** The state, asked for again every half minute. */
export function useOperatorStatus() {
  return useQuery({
    queryKey: keys.operatorStatus,
    queryFn: () => unwrap(client.GET('/api/operator/status')),
    refetchInterval: refreshEvery,
    ...fresh,
  })
}

/** The organisations whose name contains a text, page by page. Only the first page is asked for again by itself. */
export function useOperatorOrganisations(search: string) {
  return useInfiniteQuery({
    queryKey: keys.operatorOrganisations(search),
    queryFn: ({ pageParam }) => {
      const query = {
        ...(search === '' ? {} : { search }),
        ...(pageParam === '' ? {} : { after: pageParam }),
      }
      return unwrap(client.GET('/api/operator/organisations', { params: { query } }))
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? refreshEvery : false),
    select: ({ pages }) => pages.flatMap(({ organisations }) => organisations),
    ...fresh,
    refetchOnWindowFocus: false,
  })
}
