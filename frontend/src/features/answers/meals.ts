/* Which questions the kitchen needs: what guests eat. */
import type { QuestionSummary } from '@/api/answers'
import { isAboutMeals } from '@/guests/meal-words'

/** What identifies a guest; their names are in every other list. */
const identity: readonly string[] = ['firstName', 'lastName', 'email']

type Sorted = { meals: QuestionSummary[]; others: QuestionSummary[] }

/**
 * Splits the questions: meals and dietary requirements, and the others without names and addresses. `mealIds` are the
 * questions that the form marks as meals; while it marks none, choices with words about food are taken for meals.
 */
export function sortQuestions(
  questions: readonly QuestionSummary[],
  mealIds: ReadonlySet<string>,
): Sorted {
  const isMarked = questions.some(({ id }) => mealIds.has(id))
  const isMeal = (question: QuestionSummary) => {
    const { id, label, type, choices } = question
    if (mealIds.has(id)) return true
    if (choices === undefined) return false
    return isDietary(question) || (!isMarked && type === 'select' && isAboutMeals(label))
  }
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
