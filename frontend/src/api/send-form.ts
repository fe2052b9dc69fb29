/*
 * Sends a form and tells how much of it has gone. `fetch` cannot tell that, so this is the one place that uses
 * `XMLHttpRequest`; failures are the same `ApiError` as everywhere.
 */
import { errorFromBody, toApiError, type ApiError } from '@/api/errors'
import { ACCOUNT_HEADER, accountOfPage, recordSessionFailure } from '@/api/session'

/** What a sender may want to know, and how it gives up. */
export interface UploadOptions {
  /** How much has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Posts a form and returns the body of a good answer; throws an `ApiError` for everything else, also when given up. */
export function sendForm(
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject: (error: ApiError) => void) => {
    const request = new XMLHttpRequest()
    const unreachable = (): void => {
      reject(toApiError(undefined))
    }
    request.open('POST', path)
    const account = accountOfPage()
    if (account !== undefined) request.setRequestHeader(ACCOUNT_HEADER, account)
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total)
    }
    request.onerror = unreachable
    request.onabort = unreachable
    request.onload = () => {
      const body = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) {
        resolve(body)
        return
      }
      const error = errorFromBody(request.status, body)
      recordSessionFailure(error)
      reject(error)
    }
    signal?.addEventListener('abort', () => {
      request.abort()
    })
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
