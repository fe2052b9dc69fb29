/* The Help Center: questions that can be searched, each with a short answer. */
import { useState } from 'react'
import { questions } from '@/features/site/help-questions'
import { matching } from '@/features/site/help-search'
import { PageFrame } from '@/features/site/PageFrame'
import { TextLink } from '@/features/site/text-parts'
import { paths } from '@/lib/paths'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'

/** Renders the page. */
export function HelpPage() {
  const [search, setSearch] = useState('')
  const found = matching(questions, search)
  const topics = [...new Set(found.map(({ topic }) => topic))]
  return (
    <PageFrame
      title="Help Center"
      lead="Short answers about what Seatwright does today. Open one, or search for a word."
    >
      <search className="mt-8 block max-w-xl">
        <label htmlFor="help-search" className="font-medium">
          Search the questions
        </label>
        <Input
          id="help-search"
          type="search"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
          }}
          placeholder="import, undo, password…"
        />
        <p role="status" className="mt-2 min-h-5 text-muted">
          {search.trim() === '' ? '' : `${countNoun(found.length, 'question')} found`}
        </p>
      </search>
      {found.length === 0 && (
        <div className="mt-6">
          <p className="text-base">
            No question mentions “{search.trim()}”. The{' '}
            <TextLink to={paths.documentation}>documentation</TextLink> goes into more detail, or{' '}
            <TextLink to={paths.contact}>ask a person</TextLink>.
          </p>
          <Button className="mt-4" onClick={() => setSearch('')}>
            Clear
          </Button>
        </div>
      )}
      {topics.map((topic) => (
        <section
          key={topic}
          aria-label={topic}
          className="mt-8 grid gap-x-12 lg:grid-cols-[240px_minmax(0,1fr)]"
        >
          <h2 className="py-4 text-lg font-semibold">{topic}</h2>
          <div className="border-b border-border">
            {found
              .filter((question) => question.topic === topic)
              .map(({ id, question, answer }) => (
                <details key={id} id={id} className="group scroll-mt-24 border-t border-border">
                  <summary className="flex cursor-pointer items-baseline gap-4 rounded-control py-4 text-base font-medium hover:text-accent">
                    <span className="flex-1">{question}</span>
                    <svg
                      viewBox="0 0 12 12"
                      aria-hidden
                      className="size-3 shrink-0 stroke-current transition-transform duration-120 group-open:rotate-45"
                    >
                      <path d="M6 1v10M1 6h10" strokeWidth="1.5" />
                    </svg>
                  </summary>
                  <div className="max-w-[68ch] pb-6 text-base text-muted">{answer}</div>
                </details>
              ))}
          </div>
        </section>
      ))}
    </PageFrame>
  )
}
