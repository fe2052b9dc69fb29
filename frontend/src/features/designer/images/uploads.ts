/*
 * Running and refused uploads. They belong to the open designer rather than to the panel, so that they continue while
 * another panel is open.
 */
import type { QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { serverMessage } from '@/api/errors'
import { refreshImages, uploadImage } from '@/api/images'
import type { Image } from '@/api/schema'
import type { Env } from '@/canvas/env'
import { fileProblem } from '@/features/designer/images/check-file'
import { messages } from '@/features/designer/images/messages'

export interface Upload {
  readonly id: string
  readonly name: string
  /** Share that has been sent, 0 to 1. */
  readonly share: number
  /** Why it was refused. */
  readonly problem: string | undefined
}

interface Uploads {
  readonly state: StoreApi<{ readonly list: readonly Upload[] }>
  /** Sends a file; `done` receives the picture once it is uploaded. */
  start(file: File, cache: QueryClient, done?: (image: Image) => void): void
  /** Cancels an upload, or removes a refused one from the list. */
  drop(id: string): void
}

const open = new WeakMap<Env, Uploads>()

/** The uploads of a designer. */
export function uploadsOf(designer: Env): Uploads {
  const known = open.get(designer)
  if (known !== undefined) return known
  const made = createUploads(designer)
  open.set(designer, made)
  return made
}

function createUploads(designer: Env): Uploads {
  const state = createStore<{ readonly list: readonly Upload[] }>(() => ({ list: [] }))
  const running = new Map<string, AbortController>()
  const change = (id: string, fields: Partial<Upload>): void => {
    state.setState(({ list }) => ({
      list: list.map((each) => (each.id === id ? { ...each, ...fields } : each)),
    }))
  }
  const drop = (id: string): void => {
    const upload = running.get(id)
    running.delete(id)
    upload?.abort()
    state.setState(({ list }) => ({ list: list.filter((each) => each.id !== id) }))
  }
  const send = async (id: string, file: File, cache: QueryClient): Promise<Image | undefined> => {
    const upload = new AbortController()
    running.set(id, upload)
    try {
      const onProgress = (share: number): void => {
        change(id, { share })
      }
      const image = await uploadImage(file, { signal: upload.signal, onProgress })
      void refreshImages(cache)
      return running.has(id) ? image : undefined
    } catch (error) {
      change(id, { problem: serverMessage(error, messages.notUploaded) })
      return undefined
    }
  }
  designer.onDispose(() => {
    for (const id of running.keys()) drop(id)
  })
  return {
    state,
    drop,
    start(file, cache, done) {
      const id = designer.ports.newId()
      const problem = fileProblem(file)
      state.setState(({ list }) => ({
        list: [...list, { id, name: file.name, share: 0, problem }],
      }))
      if (problem !== undefined) return
      void send(id, file, cache).then((image) => {
        if (image === undefined) return
        drop(id)
        designer.announcer.say(messages.uploaded(image.name))
        done?.(image)
      })
    },
  }
}
