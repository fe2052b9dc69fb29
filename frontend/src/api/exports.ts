/* Files made from an event by the server. */
import { useMutation } from '@tanstack/react-query'
import { errorFromBody, toApiError } from '@/api/errors'
import { saveFile } from '@/lib/files'

/** A kind of file, as it is called in the address. */
export type FileKind =
  | 'seating-chart'
  | 'seating-board'
  | 'table-lists'
  | 'escort-list'
  | 'place-cards'
  | 'tent-cards'
  | 'table-signs'
  | 'kitchen'
  | 'check-in-list'
  | 'pick-list'
  | 'csv'
  | 'json'
  | 'xlsx'
  | 'dxf'

/** A size of paper. */
export type Paper = 'A4' | 'A3' | 'A0' | 'Letter' | 'Legal'

/** What is asked for. */
export type FileRequest = { kind: FileKind; paper?: Paper }

/** Makes a file of an event and saves it under the name that the server gives it. */
export function useExportFile(eventId: string) {
  return useMutation({
    mutationFn: async ({ kind, paper }: FileRequest) => {
      const query = paper === undefined ? '' : `?paper=${paper}`
      const path = `/api/events/${encodeURIComponent(eventId)}/files/${kind}${query}`
      const response = await fetch(path).catch((thrown: unknown) => {
        throw toApiError(thrown)
      })
      if (!response.ok) {
        const body: unknown = await response.json().catch(() => undefined)
        throw errorFromBody(response.status, body)
      }
      const disposition = response.headers.get('content-disposition') ?? ''
      saveFile(/filename="([^"]+)"/.exec(disposition)?.[1] ?? kind, await response.blob())
    },
  })
}
