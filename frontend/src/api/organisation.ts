/* The organisation: its settings, its members, and the invitations to join it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { startOver } from '@/api/auth'
import { client, expectDone, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { NewInvitation, OrganisationPatch, Role } from '@/api/schema'
import { useChange } from '@/api/use-change'

/** The settings. */
export function useOrganisation() {
  return useQuery({
    queryKey: keys.organisation,
    queryFn: () => unwrap(client.GET('/api/organisation')),
  })
}

/** Changes the given settings; the header shows the name as well. */
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

/** All members of the organisation. */
export function useMembers() {
  return useQuery({
    queryKey: keys.members,
    queryFn: () => unwrap(client.GET('/api/organisation/members')),
  })
}

/** Changes what a member may do. */
export function useUpdateMember() {
  return useChange(
    ({ userId, role }: { userId: string; role: Role }) =>
      unwrap(
        client.PATCH('/api/organisation/members/{userId}', {
          params: { path: { userId } },
          body: { role },
        }),
      ),
    keys.members,
    keys.user,
  )
}

/** Removes a member, or oneself. */
export function useRemoveMember() {
  return useChange(
    (userId: string) =>
      expectDone(
        client.DELETE('/api/organisation/members/{userId}', { params: { path: { userId } } }),
      ),
    keys.members,
  )
}

/** The invitations that are not accepted yet; owners only. */
export function useInvitations(enabled: boolean) {
  return useQuery({
    queryKey: keys.invitations,
    queryFn: () => unwrap(client.GET('/api/organisation/invitations')),
    enabled,
  })
}

/** Invites a person by mail. */
export function useInvite() {
  return useChange(
    (body: NewInvitation) => unwrap(client.POST('/api/organisation/invitations', { body })),
    keys.invitations,
  )
}

/** Mails an invitation again, with a new link. */
export function useResendInvitation() {
  return useChange(
    (invitationId: string) =>
      unwrap(
        client.POST('/api/organisation/invitations/{invitationId}/resend', {
          params: { path: { invitationId } },
        }),
      ),
    keys.invitations,
  )
}

/** Revokes an invitation; its link no longer works. */
export function useRevokeInvitation() {
  return useChange(
    (invitationId: string) =>
      expectDone(
        client.DELETE('/api/organisation/invitations/{invitationId}', {
          params: { path: { invitationId } },
        }),
      ),
    keys.invitations,
  )
}

/** The invitation that a link shows to its holder; reading it changes nothing. */
export function useInvitationView(token: string) {
  return useQuery({
    queryKey: keys.invitation(token),
    queryFn: () => unwrap(client.POST('/api/invitations/look-up', { body: { token } })),
    enabled: token !== '',
    // The token is a secret; it does not stay in memory.
    gcTime: 0,
  })
}

/** Joins the organisation that invited. */
export function useAcceptInvitation() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (token: string) =>
      unwrap(client.POST('/api/invitations/accept', { body: { token } })),
    onSuccess: (user) => {
      startOver(cache, user)
    },
  })
}
