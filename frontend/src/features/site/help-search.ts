/* Finds questions by a search text: every word has to occur somewhere. Case and accents do not matter. */
import { foldCase } from '@/lib/words'

/** Keeps the questions that hold every word of the search. */
export function matching<Q extends { question: string; topic: string; words: string }>(
  questions: readonly Q[],
  search: string,
): readonly Q[] {
  const asked = foldCase(search).split(/\s+/).filter(Boolean)
  return questions.filter(({ question, topic, words }) => {
    const text = foldCase(`${question} ${topic} ${words}`)
    return asked.every((word) => text.includes(word))
  })
}
