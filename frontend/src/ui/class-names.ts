/*
 * Joins class names. Nothing is merged: a class of the kit that a caller may replace carries the variant
 * `kit:` (see styles.css), which loses against the same property set plainly.
 */
import { clsx, type ClassValue } from 'clsx'

/** Returns the class attribute. */
export function cn(...values: ClassValue[]): string {
  return clsx(values)
}
