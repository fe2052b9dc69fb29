/* The looks of chairs that can be chosen, in the specification's words. */
export const CHAIR_TYPES = [
  { value: 'chiavari', label: 'Chiavari' },
  { value: 'ghost', label: 'Ghost' },
  { value: 'banquet', label: 'Banquet' },
  { value: 'folding', label: 'Folding' },
  { value: 'cross-back', label: 'Cross-back' },
  { value: 'bar-stool', label: 'Bar stool' },
  { value: 'attached', label: 'Attached' },
] as const
