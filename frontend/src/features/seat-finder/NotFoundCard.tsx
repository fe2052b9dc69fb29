/* No guest fits the search, and what may help. A near miss reads like a stranger's name. */
import { RotateCw } from 'lucide-react'
import { lazyTexts } from '@/features/seat-finder/lazy-texts'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'

/** Renders the message with four tips. */
export function NotFoundCard({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { texts, language } = useFinderLanguage()
  return (
    <Card className="p-5">
      <div role="alert">
        <h2 className="font-display text-xl font-semibold">{texts.failure.notFound}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ul className="mt-3 divide-y divide-border">
        {lazyTexts[language].tips.map((tip) => (
          <li key={tip} className="py-3">
            {tip}
          </li>
        ))}
      </ul>
      <Button variant="primary" size="lg" className="mt-3 w-full" onClick={onRetry}>
        <RotateCw aria-hidden />
        {texts.failure.retry}
      </Button>
    </Card>
  )
}
