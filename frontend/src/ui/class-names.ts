/* Joins class names; later Tailwind classes win over earlier ones that set the same property. */
import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      rounded: [{ rounded: ['control', 'card', 'dialog'] }],
      shadow: [{ shadow: ['float', 'dialog'] }],
      'font-size': [{ text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', 'display'] }],
    },
  },
})

/** Returns the merged class attribute. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values))
}
