/* Images: the search of the library, the organisation's uploads, and the picture that a room is traced from. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type DragEvent, type ReactNode } from 'react'

import { facts } from '@/generated/facts.gen'
import { Input } from '@/ui/Input'
import { useDesigner, useView } from '@/canvas/context'
import { lookOfImage } from '@/features/designer/images/looks'
import { placeImageAt } from '@/features/designer/images/place'
import { SearchResults } from '@/features/designer/images/SearchResults'
import { Suggestions } from '@/features/designer/images/Suggestions'
import { TracingSection } from '@/features/designer/images/tracing/TracingSection'
import { UploadProgress } from '@/features/designer/images/UploadProgress'
import { uploadsOf } from '@/features/designer/images/uploads'
import { UploadSection } from '@/features/designer/images/UploadSection'
import { useDebouncedQuery } from '@/features/designer/images/use-debounced-query'
import { PlacingNote } from '@/canvas/placing/PlacingNote'
import { takeDroppedFiles } from '@/canvas/store/panel'

export function ImagesPanel() {
  const [query, setQuery] = useState('')
  const words = useDebouncedQuery(query).trim()
  useDroppedFiles()
  const searching = query.trim() !== ''
  return (
    <DropZone>
      <div className={`bg-surface p-3 ${searching ? 'sticky top-0 z-10' : ''}`}>
        <Input
          type="search"
          aria-label="Search images"
          placeholder="Search images"
          maxLength={facts.limits.imageQueryMax}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
          }}
        />
        {!searching && <Suggestions onChoose={setQuery} />}
        <UploadProgress />
      </div>
      <div className="border-t border-border">
        {searching ? (
          <SearchResults
            words={words}
            typing={words !== query.trim()}
            onClear={() => {
              setQuery('')
            }}
          />
        ) : (
          <>
            <UploadSection />
            <TracingSection />
          </>
        )}
      </div>
    </DropZone>
  )
}

/** Plan units between pictures that were let go together. */
const BESIDE = 96

/** Files that were let go over the plan are uploaded and put there. */
function useDroppedFiles(): void {
  const designer = useDesigner()
  const cache = useQueryClient()
  const dropped = useView((state) => state.dropped)
  useEffect(() => {
    if (dropped === undefined) return
    takeDroppedFiles(designer.view)
    const { files, at } = dropped
    for (const [index, file] of files.entries()) {
      uploadsOf(designer).start(file, cache, (image) => {
        placeImageAt(designer, lookOfImage(image), { x: at.x + index * BESIDE, y: at.y })
      })
    }
  }, [designer, cache, dropped])
}

/** The whole panel takes files that are dropped on it. */
function DropZone({ children }: { readonly children: ReactNode }) {
  const designer = useDesigner()
  const cache = useQueryClient()
  const [over, setOver] = useState(false)
  const brings = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')
  return (
    <div
      role="presentation"
      className="relative flex min-h-0 flex-1 flex-col"
      onDragOver={(event) => {
        if (!brings(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={(event) => {
        const into = event.relatedTarget
        if (into instanceof Node && event.currentTarget.contains(into)) return
        setOver(false)
      }}
      onDrop={(event) => {
        if (!brings(event)) return
        event.preventDefault()
        setOver(false)
        for (const file of event.dataTransfer.files) uploadsOf(designer).start(file, cache)
      }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
      <PlacingNote />
      {over && (
        <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-accent bg-accent-soft text-sm font-medium">
          Drop to upload
        </p>
      )}
    </div>
  )
}
