/* Results told by a tone and by vibration, for doors where no one looks at the screen. */
import { deviceStore } from '@/features/check-in/model/device'
import type { Outcome } from '@/features/check-in/model/outcome'

let audio: AudioContext | undefined

/** Signals by tone and vibration whether the guest may enter, if sound is switched on. */
export function signalResult(kind: Outcome['kind']): void {
  if (!deviceStore.getState().sound || kind === 'asking') return
  const isGood = kind === 'found' || kind === 'arrived'
  if ('vibrate' in navigator) navigator.vibrate(isGood ? 60 : [120, 80, 120])
  try {
    audio ??= new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = isGood ? 880 : 220
    volume.gain.value = 0.15
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + (isGood ? 0.12 : 0.35))
  } catch {
    // The result is on the screen in any case.
  }
}
