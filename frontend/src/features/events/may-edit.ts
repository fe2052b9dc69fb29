/* Whether the signed-in member may change events; the server has the last word. */
import { useUser } from '@/api/auth'

/** Returns true for owners and planners; viewers and door staff are offered nothing that would be refused. */
export function useMayEdit(): boolean {
  const role = useUser().data?.organisation.role
  return role !== 'viewer' && role !== 'door-staff'
}
