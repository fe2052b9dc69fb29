/* Pictures: those of the organisation (list, upload, delete), and the search for pictures to put on a plan. */
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { toApiError } from '@/api/errors'
import { keys } from '@/api/keys'
import type { FoundImage, Image } from '@/api/schema'
import { sendForm, type UploadOptions } from '@/api/send-form'
import { useChange } from '@/api/use-change'

/** The pictures of the organisation, the latest first. */
export function useImages() {
  return useQuery({ queryKey: keys.images, queryFn: () => unwrap(client.GET('/api/images')) })
}

/** Uploads a picture; throws `ApiError` with `image_refused`, `image_quota` or `too_large` when it is not taken. */
export async function uploadImage(file: File, watch: UploadOptions = {}): Promise<Image> {
  const form = new FormData()
  form.set('file', file)
  const body = await sendForm('/api/images', form, watch)
  if (!isImage(body)) throw toApiError(undefined)
  return body
}

/** Refreshes the list after an upload. */
export async function refreshImages(cache: QueryClient): Promise<void> {
  // A first answer that is still on its way may not know the picture yet.
  await cache.cancelQueries({ queryKey: keys.images })
  await cache.invalidateQueries({ queryKey: keys.images })
}

/** Takes over a picture that a search found; the answer is a picture of the organisation. */
function keepFoundImage(found: FoundImage): Promise<Image> {
  return unwrap(client.POST('/api/images/from-search', { body: found }))
}

/** Takes over a picture that a search found, and refreshes the list. */
export function useKeepFoundImage() {
  return useChange(keepFoundImage, keys.images)
}

/** Deletes a picture; throws `ApiError` with `image_in_use` while a plan shows it. */
export function useDeleteImage() {
  return useChange(
    (imageId: string) =>
      expectDone(client.DELETE('/api/images/{imageId}', { params: { path: { imageId } } })),
    keys.images,
  )
}

/** Searches for pictures; nothing is asked until there is a word. What was found before stays while asking. */
export function useImageSearch(query: string, limit = 20) {
  const words = query.trim()
  return useQuery({
    queryKey: keys.imageSearch(words, limit),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/images/search', {
          params: { query: { query: words, per_page: limit } },
          signal,
        }),
      ),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
}

function isImage(body: unknown): body is Image {
  if (typeof body !== 'object' || body === null) return false
  const text = ['id', 'url', 'name', 'imageType'] as const
  return text.every((field) => field in body) && 'aspectRatio' in body
}
