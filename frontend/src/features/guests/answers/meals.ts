/* Which questions the kitchen needs: what guests eat. */
import type { QuestionSummary } from '@/api/answers'

/** Words for a meal in the languages of the forms. */
const mealWords =
  /\b(meals?|menu|course|dish|dinner|lunch|brunch|starter|dessert|menü|gericht|essen|hauptgang|vorspeise|nachspeise)\b/i

/** What identifies a guest; their names are in every other list. */
const identity: readonly string[] = ['firstName', 'lastName', 'email']

type Sorted = { meals: QuestionSummary[]; others: QuestionSummary[] }

/** Splits the questions: choices of a meal and dietary requirements, and the others without names and addresses. */
export function sortQuestions(questions: readonly QuestionSummary[]): Sorted {
  const isMeal = ({ id, label, type, choices }: QuestionSummary) =>
    choices !== undefined && (id === 'dietary' || (type === 'select' && mealWords.test(label)))
  const meals = questions.filter(isMeal)
  return {
    // What is cooked comes before what has to be left out.
    meals: [...meals.filter(({ id }) => id !== 'dietary'), ...meals.filter(isDietary)],
    others: questions.filter((one) => !isMeal(one) && !identity.includes(one.id)),
  }
}

function isDietary({ id }: QuestionSummary): boolean {
  return id === 'dietary'
}
