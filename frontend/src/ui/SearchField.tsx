/* Search as you type. */
import { Search } from 'lucide-react'
import { cn } from '@/ui/class-names'
import { Input } from '@/ui/Input'

type Props = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  className?: string
}

export function SearchField({ label, placeholder, value, onChange, className }: Props) {
  return (
    <div className={cn('relative min-w-0', className)}>
      <Search
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className="pl-9"
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
    </div>
  )
}
