/* The documentation: how to use it, how to run it, how to call it. */
import { documentationParts } from '@/features/site/documentation-parts'
import { PageFrame } from '@/features/site/PageFrame'

/** Renders the page. */
export function DocumentationPage() {
  return (
    <PageFrame
      title="Documentation"
      lead="How to bring a list in, what each role may do, how to run your own server, and how to call it."
      parts={documentationParts}
    />
  )
}
