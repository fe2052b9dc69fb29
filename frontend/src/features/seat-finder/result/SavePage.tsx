/* How to find the seat again. */
import { Bookmark, Copy } from 'lucide-react'
import { useState } from 'react'
import type { ResultTexts } from '@/features/seat-finder/result/texts'
import { Button } from '@/ui/Button'

type Props = {
  /** The code on the invitation; undefined for guests who came without it. */
  code: string | undefined
  texts: ResultTexts
}

/** Renders the box. */
export function SavePage({ code, texts }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <section className="rounded-card border border-dashed border-border-strong p-4">
      <h2 className="flex items-center gap-2 font-semibold">
        <Bookmark aria-hidden className="size-4" />
        {texts.save.title}
      </h2>
      <p className="mt-1 text-muted">
        {code === undefined ? texts.save.textWithoutCode : texts.save.text}
      </p>
      {code !== undefined && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <code dir="ltr" className="font-mono text-[min(2rem,9vw)] font-bold tracking-widest">
            {code}
          </code>
          <Button size="lg" onClick={() => void copy(code).catch(() => undefined)}>
            <Copy aria-hidden />
            <span role="status">{isCopied ? texts.save.copied : texts.save.copy}</span>
          </Button>
        </div>
      )}
    </section>
  )
}
