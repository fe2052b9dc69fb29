/* Recognises questions about meals by their words. */

/** Words for a meal in the languages of the forms. */
const mealWords =
  /(?<!\p{L})(meals?|menus?|courses?|dish(es)?|food|dinner|lunch|brunch|starter|entr[ée]e|dessert|menüs?|gerichte?|essen|speisen?|hauptgang|vorspeise|hauptspeise|nachspeise|nachtisch)(?!\p{L})/iu

/** Returns whether a question is about food by its words, such as “What would you like for dinner?”. */
export function isAboutMeals(label: string): boolean {
  return mealWords.test(label)
}
