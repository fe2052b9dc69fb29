/* The mark and the name of the product, which lead to the dashboard. */
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { productName } from '@/lib/title'
import { cn } from '@/ui/class-names'
import { Logo } from '@/ui/Logo'

type Props = { className?: string; nameClassName?: string | undefined }

/** Renders the link; the name is read out where it is not shown. */
export function Brand({ className, nameClassName }: Props) {
  return (
    <Link
      to={paths.dashboard}
      className={cn('flex shrink-0 items-center gap-2.5 rounded-control', className)}
    >
      <Logo />
      <span className={cn('font-display text-lg font-semibold', nameClassName)}>{productName}</span>
    </Link>
  )
}
