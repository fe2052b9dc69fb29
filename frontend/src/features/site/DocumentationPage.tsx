/* The documentation: how to use it, how to run it, how to call it. */
import { documentationParts } from '@/features/site/documentation-parts'
import { PageFrame } from '@/features/site/PageFrame'

/** Renders the page. */
export function DocumentationPage() {
  return (
    <PageFrame
      title="Documentation"
      lead="How to import a list, what each role can do, how to run your own server, and how to call its API."
      parts={documentationParts}
    />
  )
}
