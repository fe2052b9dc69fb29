/* The pictures of the designer: each panel, with nothing selected and with a table, and what opens over the plan. */

const tab = (name) => async (page) => {
  const open = page.getByRole('tab', { name, exact: true });
  if (!(await open.isVisible())) return;
  await open.click();
  if ((await open.getAttribute('aria-selected')) !== 'true' || !(await page.locator('#side-panel').isVisible())) await open.click();
};

/** Selects the first table through the outline. */
async function selectTable(page) {
  await tab('Outline')(page);
  const item = page.getByRole('treeitem', { name: /^Table \d+/ }).first();
  if (await item.isVisible()) await item.click();
}

/** Presses a button where the screen has it; a phone has few of them. */
const button = (name) => async (page) => {
  const found = page.getByRole('button', { name }).first();
  if (await found.isVisible()) await found.click();
};
const after = (...steps) => async (page) => {
  for (const step of steps) await step(page);
};
const settled = (page) => page.waitForTimeout(800);

/** Waits for what auto-assign proposes. */
export const proposed = (page) => page.getByRole('button', { name: 'Apply' }).waitFor();

/** The screens of the designer for an event. */
export function designerScreens(eventId) {
  const path = `/floor-planner?event=${eventId}`;
  const screen = (name, prepare) => ({ name: `designer-${name}`, path, member: true, prepare: after(prepare, settled) });
  const panels = ['Templates', 'Objects', 'Properties', 'Images', 'Edit Tools', 'Line Measurement', 'Attendees', 'Outline', 'Layers', 'Settings'];
  return [
    ...panels.map((name) => screen(name.toLowerCase().replaceAll(' ', '-'), tab(name))),
    screen('table', after(selectTable, tab('Properties'))),
    screen('table-tools', after(selectTable, tab('Edit Tools'))),
    screen('setup', after(tab('Templates'), button('Set up seating in this room'))),
    screen('seating', button('Seating')),
    // A phone has auto-assign in the sheet of guests.
    screen('proposal', after(button('Seating'), button('Larger'), settled, button(/^Auto-Assign/), proposed)),
    screen('snapshots', button('Snapshots')),
    screen('shortcuts', button('Keyboard shortcuts')),
    screen('3d', after(button(/^3D/), settled)),
    screen('guests', after(button('Larger'), button('Larger'))),
  ];
}
