/* Example searches, since the contents of a library are not obvious. */
const WORDS = ['Piano', 'Tree', 'Sofa', 'Car', 'Heart']

export function Suggestions({ onChoose }: { readonly onChoose: (word: string) => void }) {
  return (
    <div
      role="group"
      aria-label="Search for"
      className="mt-2 flex flex-wrap items-center gap-1 text-xs text-muted"
    >
      {WORDS.map((word) => (
        <button
          key={word}
          type="button"
          className="min-h-6 rounded-full bg-surface-2 px-2.5 transition-colors duration-120 hover:text-text pointer-coarse:min-h-11"
          onClick={() => {
            onChoose(word)
          }}
        >
          {word}
        </button>
      ))}
    </div>
  )
}
