/* What this browser remembers of its door: the name that other devices see, and how it tells results. */
import { createStore } from 'zustand/vanilla'
import { writeStored, readStored } from '@/lib/browser-storage'

const longestName = 64

type DeviceSettings = {
  /** A label: letters, digits and . _ - only, as the server takes it. */
  name: string
  /** Results are also told by a tone and by vibration. */
  sound: boolean
  /** A scanned guest is checked in without another tap. */
  atOnce: boolean
}

const keys = { name: 'check-in-device', sound: 'check-in-sound', atOnce: 'check-in-at-once' }

export const deviceStore = createStore<DeviceSettings>(() => ({
  name: deviceName(readStored(keys.name) ?? '') ?? newName(),
  sound: readStored(keys.sound) === 'yes',
  atOnce: readStored(keys.atOnce) === 'yes',
}))

/** Changes the settings and remembers them. */
export function changeDevice(settings: DeviceSettings): void {
  writeStored(keys.name, settings.name)
  writeStored(keys.sound, settings.sound ? 'yes' : null)
  writeStored(keys.atOnce, settings.atOnce ? 'yes' : null)
  deviceStore.setState(settings)
}

/** “Hôtel, main door” becomes “Hotel-main-door”; undefined when nothing is left. */
export function deviceName(typed: string): string | undefined {
  const name = typed
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '')
  return name === '' ? undefined : name
}

/** The name as people read it. */
export function deviceLabel(name: string): string {
  return name.replaceAll('-', ' ')
}

function newName(): string {
  const [byte = 0, other = 0] = crypto.getRandomValues(new Uint8Array(2))
  const kind = window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'desk'
  const name = `${kind}-${(byte * 256 + other).toString(16).padStart(4, '0')}`
  writeStored(keys.name, name)
  return name
}
