/* The looks of a button, shared by real buttons and by links that look like one. */
import { cva, type VariantProps } from 'class-variance-authority'

export const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors duration-120 disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent-hover',
        secondary: 'border border-border bg-surface text-text hover:bg-surface-2',
        ghost: 'text-text hover:bg-surface-2',
        danger: 'bg-danger text-on-danger hover:brightness-95',
        'danger-ghost': 'text-danger hover:bg-danger-soft',
        link: 'h-auto px-0 text-accent underline-offset-4 hover:underline',
      },
      size: {
        sm: 'h-8 px-3 text-sm pointer-coarse:h-11',
        md: 'h-9 px-4 text-sm pointer-coarse:h-11',
        lg: 'h-11 px-5 text-base',
        icon: 'size-9 p-0 pointer-coarse:size-11 [&_svg]:size-5',
        'icon-sm': 'size-8 p-0 pointer-coarse:size-11',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'h-auto px-0 pointer-coarse:h-auto' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

/** The variant and size a button or button-like link may ask for. */
export type ButtonLook = VariantProps<typeof buttonStyles>
