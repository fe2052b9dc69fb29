/* Which door this device is at, and how it tells results. */
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import {
  changeDevice,
  deviceLabel,
  deviceName,
  deviceStore,
} from '@/features/check-in/model/device'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Switch } from '@/ui/Switch'

/** Renders the dialog. Switches change at once, the name when it is saved. */
export function DoorDialog({ onClose }: { onClose: () => void }) {
  const device = useStore(deviceStore)
  const [typed, setTyped] = useState(deviceLabel(device.name))
  const name = deviceName(typed)
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="This door"
      maxWidth={440}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (name === undefined) return
          changeDevice({ ...device, name })
          onClose()
        }}
      >
        <Field
          label="Door name"
          hint="Shown on other devices beside the guests you check in, such as “Main door”."
          error={name === undefined ? 'Enter a name with letters or digits.' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              maxLength={64}
              onChange={(event) => {
                setTyped(event.target.value)
              }}
            />
          )}
        </Field>
        <Setting
          label="Check in at once"
          hint="A guest whose code is scanned is checked in without another tap."
          checked={device.atOnce}
          onChange={(atOnce) => {
            changeDevice({ ...device, atOnce })
          }}
        />
        <Setting
          label="Sound and vibration"
          hint="A high tone for a guest who may enter, a low one for everything else."
          checked={device.sound}
          onChange={(sound) => {
            changeDevice({ ...device, sound })
          }}
        />
      </form>
    </Dialog>
  )
}

type SettingProps = {
  label: string
  hint: string
  checked: boolean
  onChange: (on: boolean) => void
}

function Setting({ label, hint, checked, onChange }: SettingProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      </div>
      <Switch id={id} describedBy={`${id}-hint`} checked={checked} onChange={onChange} />
    </div>
  )
}
