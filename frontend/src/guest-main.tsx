/* Starts the pages for guests in the browser. Organisers have `main.tsx`. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GuestApp } from '@/guest-app/GuestApp'
import { fetchPage } from '@/guest-app/pages'
import { browserAddress } from '@/guest-pages/address/browser-address'
import { guestPageAt } from '@/guest-pages/address/guest-paths'
import { firstLanguage } from '@/guest-pages/page-language'
import { loadLanguage } from '@/lib/lazy-language'
import { followTheme } from '@/lib/theme'
import '@/guest.css'

followTheme()

const root = document.getElementById('root')
if (root === null) throw new Error('guest.html has no #root')

const source = browserAddress()

void fetchFirst().then(() => {
  // What was drawn while building could not be used yet.
  root.inert = false
  createRoot(root).render(
    <StrictMode>
      <GuestApp source={source} />
    </StrictMode>,
  )
})

async function fetchFirst(): Promise<void> {
  const { pathname, search } = source.current()
  await fetchPage(guestPageAt(pathname)?.name)
  await loadLanguage(firstLanguage(new URLSearchParams(search)))
}
