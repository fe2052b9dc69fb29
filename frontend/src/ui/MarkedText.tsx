/* A text that may be in another language than the page around it. */
import { directionOf, type Language } from '@/lib/language'

type Props = {
  text: string
  /** The language of the text, where it is not that of the page. */
  lang?: Language | undefined
}

/** Renders the text, with its language for screen readers. */
export function MarkedText({ text, lang }: Props) {
  if (lang === undefined) return text
  return (
    <bdi lang={lang} dir={directionOf(lang)}>
      {text}
    </bdi>
  )
}
