/* What opens over or beside a page, and the parts that take files and steps. */
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { cities } from '@/app/dev/forms'
import { Section, State } from '@/app/dev/parts'
import { useStepInAddress } from '@/lib/step-in-address'
import { Button } from '@/ui/Button'
import { Combobox } from '@/ui/combobox/Combobox'
import { ComboboxPanel } from '@/ui/combobox/ComboboxPanel'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { FileDrop } from '@/ui/FileDrop'
import { IconButton } from '@/ui/IconButton'
import { Progress } from '@/ui/Progress'
import { SidePanel } from '@/ui/SidePanel'
import { toast } from '@/ui/toast'
import { Tooltip } from '@/ui/Tooltip'
import { Wizard } from '@/ui/Wizard'

const variants = ['primary', 'secondary', 'ghost', 'danger', 'danger-ghost', 'link'] as const

export function ButtonSection() {
  return (
    <Section title="Button and Tooltip">
      <State title="Looks">
        <div className="flex flex-wrap gap-2">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <Button pending pendingLabel="Saving...">
            pending
          </Button>
        </div>
      </State>
      <State title="With a tooltip; with the reason why it can do nothing">
        <div className="flex flex-wrap gap-2">
          <IconButton label="Delete" shortcut="Del">
            <Trash2 aria-hidden />
          </IconButton>
          <IconButton label="Delete all" inactive="Select something first.">
            <Trash2 aria-hidden />
          </IconButton>
          <Tooltip text="Seats every guest" inactive="There are no guests yet.">
            <Button>Auto-Assign</Button>
          </Tooltip>
        </div>
      </State>
    </Section>
  )
}

export function DialogSection() {
  const [open, setOpen] = useState<'dialog' | 'question'>()
  const close = () => {
    setOpen(undefined)
  }
  return (
    <Section title="Dialogs and toasts">
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            setOpen('dialog')
          }}
        >
          Open the dialog
        </Button>
        <Button
          onClick={() => {
            setOpen('question')
          }}
        >
          Ask a question
        </Button>
        <Button
          onClick={() => {
            toast.success('Guest added', 'Ana Ruiz is on the list.')
          }}
        >
          Show a toast
        </Button>
        <Button
          onClick={() => {
            toast.error('Error', 'The guest could not be added.')
          }}
        >
          Show a failure
        </Button>
      </div>
      <Dialog open={open === 'dialog'} onOpenChange={close} title="Dialog" description="A line.">
        <p>What it is about.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={close}
        title="Delete this guest?"
        confirmLabel="Delete"
        onConfirm={close}
      >
        The seat becomes free.
      </ConfirmDialog>
    </Section>
  )
}

export function ComboboxSection() {
  const [city, setCity] = useState('Lisbon')
  const [added, setAdded] = useState<typeof cities>([])
  const [query, setQuery] = useState('')
  const found = cities.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
  return (
    <Section title="Combobox">
      <State title="A field, with a way to create">
        <label htmlFor="dev-city" className="text-sm font-medium">
          City
        </label>
        <Combobox
          id="dev-city"
          value={city}
          options={[...cities, ...added]}
          onChange={setCity}
          emptyText="No matching city."
          create={{
            label: (typed) => `Add “${typed}”`,
            onCreate: (typed) => {
              setAdded([...added, { value: typed, label: typed }])
              setCity(typed)
            },
          }}
        />
      </State>
      <State title="A field whose options are being fetched">
        <label htmlFor="dev-guest" className="text-sm font-medium">
          Guest
        </label>
        <Combobox
          id="dev-guest"
          value=""
          options={[]}
          onChange={setCity}
          emptyText="No matching guest."
          loading
        />
      </State>
      <State title="Always open">
        <ComboboxPanel
          className="rounded-card border border-border"
          label="Find a city"
          placeholder="Find a city"
          query={query}
          onQuery={setQuery}
          groups={[
            {
              title: 'Cities',
              items: found.map(({ value, label }) => ({
                id: value,
                label,
                hint: 'A city',
                onChoose: () => {
                  setCity(value)
                },
              })),
            },
          ]}
          status={`${found.length} results`}
          empty={<EmptyState level={3} title="Nothing found" />}
        />
      </State>
    </Section>
  )
}

export function FileSection() {
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <Section title="FileDrop">
      <State title="One file, at most 5 MB">
        <FileDrop
          label="Guest list"
          accept=".csv,.xlsx"
          maxBytes={5 * 1024 * 1024}
          onFiles={(files) => {
            setNames(files.map(({ name }) => name))
          }}
          hint={names.length === 0 ? 'Excel or CSV, up to 5 MB.' : names.join(', ')}
        />
      </State>
      <State title="Several, with a problem">
        <FileDrop
          label="Pictures"
          accept=".png,.jpg"
          multiple
          onFiles={() => undefined}
          problem="room.png is damaged. Choose another file."
        />
      </State>
      <State title="On its way">
        <FileDrop
          label="Plan"
          accept=".json"
          onFiles={() => undefined}
          progress={<Progress value={60} max={100} label="Upload" className="w-full" />}
        />
      </State>
    </Section>
  )
}

export function WizardSection() {
  const [step, openStep] = useStepInAddress()
  const [hasFile, setHasFile] = useState(false)
  return (
    <Section title="Wizard">
      <Wizard
        label="Import guests"
        step={step}
        onStep={openStep}
        changed={hasFile}
        finishLabel="Import"
        onFinish={(saved) => {
          saved()
          setHasFile(false)
          toast.success('Imported')
        }}
        steps={[
          {
            id: 'file',
            title: 'File',
            content: (
              <Button
                className="self-start"
                onClick={() => {
                  setHasFile(true)
                }}
              >
                Take a file
              </Button>
            ),
          },
          {
            id: 'columns',
            title: 'Columns',
            blocked: hasFile ? undefined : 'Choose a file first.',
            content: <p>Which column is what.</p>,
          },
          { id: 'result', title: 'Result', content: <p>Ready to import.</p> },
        ]}
      />
    </Section>
  )
}

export function PanelSection() {
  const [open, setOpen] = useState(false)
  return (
    <Section title="SidePanel">
      <div className="flex min-h-60 rounded-card border border-border">
        <div className="min-w-0 flex-1 p-4">
          <Button
            onClick={() => {
              setOpen(true)
            }}
          >
            Open Ana Ruiz
          </Button>
        </div>
        {open && (
          <SidePanel
            title="Ana Ruiz"
            onClose={() => {
              setOpen(false)
            }}
          >
            <p>The list beside it stays in use.</p>
          </SidePanel>
        )}
      </div>
    </Section>
  )
}
