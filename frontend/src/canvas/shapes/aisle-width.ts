/* How wide an aisle must be: 44 in (NFPA 101), as the checks of the plan ask for it. */
const INCHES = 44
const UNITS_PER_INCH = 2

/** Plan units. */
export const AISLE_WIDTH = INCHES * UNITS_PER_INCH
