/** The look of an input that is typed into at arm's length. */
export const largeInput = 'h-14 text-base pointer-coarse:h-14'
