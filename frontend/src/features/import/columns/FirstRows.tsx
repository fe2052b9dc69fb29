/* The first rows of the list as the file has them, under the field that each column fills. */
import type { ImportColumn } from '@/api/schema'
import { importFieldLabel } from '@/features/import/fields'
import { Card, CardHeader } from '@/ui/Card'

const cell = 'max-w-56 truncate px-3 py-2 text-start first:pl-5 last:pr-5'

export function FirstRows({ columns }: { columns: readonly ImportColumn[] }) {
  const used = columns.filter(({ field }) => field !== null)
  const rows = Math.max(0, ...used.map(({ firstCells }) => firstCells.length))
  if (rows === 0) return null
  return (
    <Card>
      <CardHeader
        level={3}
        title="First rows of your list"
        text="Check that each text is under the right name."
      />
      <div
        role="region"
        aria-label="First rows of your list"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what takes the focus
        tabIndex={0}
        className="overflow-x-auto rounded-b-card"
      >
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-border text-xs text-muted">
              {used.map(({ index, name, field }) => (
                <th key={index} scope="col" className={cell} title={name}>
                  {importFieldLabel(field ?? '')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {used.map(({ index, firstCells }) => (
                  <td key={index} dir="auto" className={cell} title={firstCells[row]}>
                    {firstCells[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
