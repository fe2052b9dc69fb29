/* A key press, independent of the type of its event. */

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  getModifierState?(name: 'AltGraph'): boolean
}
