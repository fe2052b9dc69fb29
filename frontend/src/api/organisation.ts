/* The organisation: its settings, its members, and the invitations to join it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { OrganisationPatch } from '@/api/schema'

/** The settings. */
export function useOrganisation() {
  return useQuery({
    queryKey: keys.organisation,
    queryFn: () => unwrap(client.GET('/api/organisation')),
  })
}

/** Changes the given settings; the name also stands in the header. */
export function useUpdateOrganisation() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: OrganisationPatch) => unwrap(client.PATCH('/api/organisation', { body })),
    onSuccess: (settings) => {
      cache.setQueryData(keys.organisation, settings)
      return cache.invalidateQueries({ queryKey: keys.user })
    },
  })
}

/** Everybody who belongs to it. */
export function useMembers() {
  return useQuery({
    queryKey: keys.members,
    queryFn: () => unwrap(client.GET('/api/organisation/members')),
  })
}

/** Changes what a member may do. */
export function useUpdateMember() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: string }) =>
      unwrap(
        client.PATCH('/api/organisation/members/{userId}', {
          params: { path: { userId } },
          body: { role },
        }),
      ),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keys.members }),
        cache.invalidateQueries({ queryKey: keys.user }),
      ]),
  })
}

/** Removes a member, or oneself. */
export function useRemoveMember() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) =>
      expectDone(
        client.DELETE('/api/organisation/members/{userId}', { params: { path: { userId } } }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.members }),
  })
}
