/* The pages around the landing page: every label of the footer, and the content of the page behind it. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { onThisPage } from '@/features/site/site-links'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const site = { signIn: 'password', mail: 'files', mailboxOpen: false, version: '0.1.0' }
const visitor: Routes = {
  'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
  'GET /api/site': () => site,
  'GET /healthz': () => ({ ok: true }),
  'GET /readyz': () => ({ ok: true, mail: { mode: 'smtp', waiting: 0 } }),
}

async function openPage(address: string, routes: Routes = {}) {
  const server = fakeServer({ ...visitor, ...routes })
  const app = renderApp(address)
  await screen.findByRole('heading', { level: 1 })
  return { ...app, ...server }
}

describe('footer', () => {
  it.each([
    ['Features', '/landing#features'],
    ['Pricing', '/landing#pricing'],
    ['Templates', '/landing#templates'],
    ['Integrations', '/landing#integrations'],
    ['Help Center', '/help'],
    ['Documentation', '/documentation'],
    ['Contact Us', '/contact'],
    ['Status', '/status'],
    ['About', '/about'],
    ['Blog', '/about#release-notes'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ])('leads_from_%s_to_%s', async (label, to) => {
    await openPage('/terms')
    const footer = within(screen.getByRole('navigation', { name: 'Footer' }))
    expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', to)
  })

  it.each(['features', 'pricing', 'templates', 'integrations'])(
    'finds_the_section_%s_on_the_landing_page',
    async (id) => {
      await openPage('/landing')
      await waitFor(() => {
        expect(document.getElementById(id)).toBeInTheDocument()
      })
    },
  )

  it('finds_the_release_notes_on_the_page_about', async () => {
    await openPage('/about')
    expect(document.getElementById('release-notes')).toBeInTheDocument()
  })

  it('stays_on_the_root_when_a_section_of_it_is_asked_for', () => {
    expect(onThisPage('/landing#pricing', '/')).toBe('/#pricing')
    expect(onThisPage('/landing#pricing', '/help')).toBe('/landing#pricing')
    expect(onThisPage('/help', '/')).toBe('/help')
  })
})

describe('frame of the public pages', () => {
  it.each([
    ['/help', 'Help Center'],
    ['/documentation', 'Documentation'],
    ['/status', 'Status'],
    ['/contact', 'Contact Us'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/about', 'About'],
  ])('%s_has_one_heading_a_title_and_landmarks', async (address, title) => {
    await openPage(address)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await waitFor(() => {
      expect(document.title).toBe(`${title} · Seatwright`)
    })
    for (const landmark of ['banner', 'main', 'contentinfo']) {
      expect(screen.getByRole(landmark)).toBeInTheDocument()
    }
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  })

  it('shows_a_page_of_text_while_the_authentication_check_still_loads', async () => {
    await openPage('/help', { 'GET /api/auth/user': () => new Promise<never>(() => {}) })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Help Center')
  })
})

describe('help', () => {
  it('finds_questions_by_any_word_and_counts_them', async () => {
    const { user } = await openPage('/help')
    await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'EXCEL')
    expect(screen.getByText('Which files can I import?')).toBeInTheDocument()
    expect(screen.queryByText('Is the plan to scale?')).not.toBeInTheDocument()
    expect(screen.getByText('1 question found')).toBeInTheDocument()
  })

  it('says_that_a_party_comes_from_the_column_of_the_import', async () => {
    await openPage('/help')
    expect(screen.getByText(/same party, for example with the Party column/)).toBeInTheDocument()
    expect(screen.queryByText(/own form/)).not.toBeInTheDocument()
  })

  it('repeats_a_search_that_found_nothing_and_clears_it', async () => {
    const { user } = await openPage('/help')
    await user.type(screen.getByRole('searchbox'), 'helicopter')
    expect(screen.getByText(/No question mentions “helicopter”/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByText('Is the plan to scale?')).toBeInTheDocument()
  })
})

describe('documentation', () => {
  it.each([
    'Import a guest list',
    'Parties, tags and wishes',
    'Forms and answers',
    'Emails to guests',
    'Venue, finders and signs',
    'Check-in',
    'File formats',
    'Roles',
    'Keyboard shortcuts',
    'Run your own server',
    'Mail',
    'Single sign-on',
    'HTTP API',
  ])('explains_%s', async (part) => {
    await openPage('/documentation')
    expect(screen.getByRole('region', { name: part })).toBeInTheDocument()
  })

  it('lists_every_file_that_is_made_and_what_the_file_of_an_event_lacks', async () => {
    await openPage('/documentation')
    const made = within(screen.getByLabelText('Files that are made'))
    for (const kind of ['.pdf', '.xlsx', '.csv', '.png .svg', '.dxf', '.json, of an event']) {
      expect(made.getByText(kind)).toBeInTheDocument()
    }
    expect(made.getByText(/It does not include forms, answers/)).toBeInTheDocument()
  })

  it('says_how_many_guests_a_file_and_an_event_may_have', async () => {
    await openPage('/documentation')
    expect(screen.getByText(/20,000 guests, as many as an event takes/)).toBeInTheDocument()
  })

  it('links_the_description_of_the_http_interface', async () => {
    await openPage('/documentation')
    expect(screen.getByRole('link', { name: '/api/openapi.json' })).toHaveAttribute(
      'href',
      '/api/openapi.json',
    )
  })
})

describe('contact', () => {
  it('shows_the_address_that_the_operator_has_set', async () => {
    await openPage('/contact', {
      'GET /api/site': () => ({ ...site, contactEmail: 'desk@example.org' }),
    })
    expect(await screen.findByRole('link', { name: 'desk@example.org' })).toHaveAttribute(
      'href',
      'mailto:desk@example.org',
    )
  })

  it('says_how_to_set_an_address_when_there_is_none', async () => {
    await openPage('/contact')
    expect(await screen.findByText(/has not set a contact address/)).toBeInTheDocument()
    expect(screen.getByText('SEATWRIGHT_CONTACT_EMAIL')).toBeInTheDocument()
  })

  it('offers_another_try_when_the_address_could_not_be_loaded', async () => {
    const { user, routes } = await openPage('/contact', {
      'GET /api/site': () => refusal(503, 'unavailable', 'Busy.'),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    routes['GET /api/site'] = () => ({ ...site, contactEmail: 'desk@example.org' })
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'desk@example.org' })).toBeInTheDocument()
  })
})

describe('privacy and terms', () => {
  it('names_both_cookies_and_the_absence_of_third_parties', async () => {
    await openPage('/privacy')
    expect(screen.getByText(/The session cookie is set when you sign in/)).toBeInTheDocument()
    expect(screen.getByText(/A second cookie remembers/)).toBeInTheDocument()
    expect(screen.getByText(/The pages load nothing from anywhere else/)).toBeInTheDocument()
  })

  it.each(['/privacy', '/terms'])('%s_marks_what_the_operator_has_to_fill_in', async (address) => {
    await openPage(address)
    expect(screen.getAllByText(/For the operator to fill in/).length).toBeGreaterThan(0)
  })
})

describe('about', () => {
  it('says_which_version_runs_and_what_has_changed', async () => {
    await openPage('/about')
    expect(await screen.findByText('0.1.0')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'The first version' })).toBeInTheDocument()
  })

  it('lists_the_licences_of_what_it_is_made_of', async () => {
    await openPage('/about')
    expect(screen.getByText(/React Router/)).toBeInTheDocument()
  })
})
