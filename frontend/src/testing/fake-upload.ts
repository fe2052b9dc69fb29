/* Uploads in a test's hands: what was sent, and the progress, the answer or the silence that follows. */
import { vi } from 'vitest'

export class FakeUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  path = ''
  readonly headers = new Headers()
  form = new FormData()
  file: File | undefined
  aborted = false

  open(_method: string, path: string): void {
    this.path = path
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  send(form: FormData): void {
    this.form = form
    const file = form.get('file')
    this.file = file instanceof File ? file : undefined
  }

  abort(): void {
    this.aborted = true
    this.onabort?.()
  }

  progress(share: number): void {
    this.upload.onprogress?.({ loaded: share * 100, total: 100 })
  }

  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

/**
 * Puts the fake in place of the browser's, and returns the uploads that began in their order. `respond` is called for
 * each of them and may answer it at once.
 */
export function fakeUploads(respond: (upload: FakeUpload) => void = () => undefined): FakeUpload[] {
  const begun: FakeUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      constructor() {
        super()
        begun.push(this)
      }

      override send(form: FormData): void {
        super.send(form)
        queueMicrotask(() => {
          respond(this)
        })
      }
    },
  )
  return begun
}
