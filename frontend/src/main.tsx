/* Starts the application in the browser. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createQueryClient } from '@/api/query-client'
import { createRouter } from '@/app/router'
import { readyToDraw } from '@/app/start'
import { followTheme } from '@/lib/theme'
import '@/main.css'

followTheme()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const cache = createQueryClient()
const router = createRouter()

void readyToDraw(router, cache).then(() => {
  // What was drawn while building could not be used yet.
  root.inert = false
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
})
