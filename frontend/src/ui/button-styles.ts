/* The looks of a button, shared by real buttons and by links that look like one. */
import { cva, type VariantProps } from 'class-variance-authority'

export const buttonStyles = cva(
  'inline-flex kit:shrink-0 items-center kit:justify-center kit:gap-2 rounded-control font-medium select-none transition-colors duration-120 disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 kit:[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
  {
    variants: {
      variant: {
        // The transparent edge becomes visible where colours are forced and backgrounds go.
        primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-hover',
        secondary: 'border border-border bg-surface text-text hover:bg-surface-2',
        ghost: 'kit:text-text hover:bg-surface-2',
        danger: 'border border-transparent bg-danger text-on-danger hover:brightness-95',
        'danger-ghost': 'text-danger hover:bg-danger-soft',
        link: 'h-auto min-h-0 px-0 py-0 text-accent underline-offset-4 hover:underline pointer-coarse:h-auto',
      },
      size: {
        sm: 'kit:h-8 kit:whitespace-nowrap kit:px-3 kit:text-sm kit:pointer-coarse:h-11',
        md: 'kit:h-9 kit:whitespace-nowrap kit:px-4 kit:text-sm kit:pointer-coarse:h-11',
        // Guests press these, some with enlarged text: they wrap instead of leaving the screen.
        lg: 'kit:min-h-11 kit:max-w-full kit:px-5 kit:py-1.5 kit:text-base',
        icon: 'kit:size-9 p-0 kit:pointer-coarse:size-11 [&_svg]:size-5',
        'icon-sm': 'kit:size-8 p-0 kit:pointer-coarse:size-11',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

/** The variant and size a button or button-like link may ask for. */
export type ButtonLook = VariantProps<typeof buttonStyles>
