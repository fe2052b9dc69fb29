/* On or off, at once. Space and Enter turn it, as the platform's checkbox does. */

type Props = {
  id: string
  describedBy?: string | undefined
  checked: boolean
  disabled?: boolean | undefined
  onChange: (on: boolean) => void
}

export function Switch({ id, describedBy, checked, disabled, onChange }: Props) {
  return (
    <button
      id={id}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => {
        onChange(!checked)
      }}
      className="group relative h-6 w-10 shrink-0 rounded-full border border-border-strong bg-surface-2 transition-colors duration-120 disabled:opacity-50 aria-checked:border-accent aria-checked:bg-accent"
    >
      <span
        aria-hidden
        className="absolute top-0.5 start-0.5 size-4.5 rounded-full bg-muted transition-transform duration-120 group-aria-checked:translate-x-4 rtl:group-aria-checked:-translate-x-4 group-aria-checked:bg-on-accent"
      />
    </button>
  )
}
