/* The one menu of downloads: own files are made here, the others are the server's. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerContext } from '@/canvas/context'
import { DownloadDialog } from '@/features/designer/files/DownloadDialog'
import { openBench } from '@/features/designer/testing/fixture'
import { openDialog, openedDialog } from '@/canvas/store/layer'

let module: PlanModule
beforeAll(async () => {
  module = await loadBuiltModule()
})

test('everything that leaves the designer is in one list', async () => {
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = () => 'blob:plan'
  URL.revokeObjectURL = () => undefined
  const { designer, notices } = openBench(module, hallJson(2, 8))
  openDialog(designer.view, 'download')
  render(
    <MemoryRouter>
      <DesignerContext value={designer}>
        <DownloadDialog />
      </DesignerContext>
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link').map((each) => each.getAttribute('href'))
  expect(links.map((href) => href?.replace(/.*\/files\//, '').replace(/\?.*/, ''))).toEqual([
    ...['seating-chart', 'png', 'dxf', '/export-plans'],
  ])
  await userEvent.click(screen.getByRole('button', { name: /^Plan file/ }))
  expect(link).toHaveBeenCalledTimes(1)
  expect(notices).toEqual([{ title: 'Exported', text: 'Wedding.json was downloaded.' }])
  expect(openedDialog(designer.view.getState())).toBeUndefined()
})
