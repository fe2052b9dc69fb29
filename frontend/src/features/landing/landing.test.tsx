/* The landing page: its header, hero, claims, cards, prices, sections, and who is led where. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aSite, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const visitor: Routes = {
  'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
}
const organiser: Routes = { 'GET /api/auth/user': () => aUser(), 'GET /api/events': () => [] }

async function openLanding(routes: Routes = visitor, address = '/landing') {
  fakeServer(routes)
  const app = renderApp(address)
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('article', { name: 'Starter' })
  return app
}

function part(name: string) {
  return within(screen.getByRole('region', { name }))
}

describe('who sees the landing page', () => {
  it.each(['/', '/landing'])(
    'shows_a_loading_screen_at_%s_while_the_authentication_check_loads',
    async (address) => {
      fakeServer({ 'GET /api/auth/user': () => new Promise<never>(() => {}) })
      renderApp(address)
      // The screen that waits for code makes way for the one that waits for the server.
      await waitFor(() => {
        expect(screen.getByText('Loading…')).toBeVisible()
      })
      expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    },
  )

  it('shows_visitors_the_landing_page_at_the_root', async () => {
    await openLanding(visitor, '/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A seat for everyone, and everyone at their seat.',
    )
  })

  it('leads_signed_in_people_from_exactly_the_root_to_the_dashboard', async () => {
    fakeServer(organiser)
    const { router } = renderApp('/')
    await screen.findByRole('heading', { name: 'Events Dashboard' })
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  it('shows_signed_in_people_the_page_at_its_own_address', async () => {
    const { router } = await openLanding(organiser)
    expect(router.state.location.pathname).toBe('/landing')
  })

  it('shows_the_page_when_the_authentication_check_fails', async () => {
    await openLanding({ 'GET /api/auth/user': () => refusal(500, 'internal', 'Sorry.') }, '/')
    expect(screen.getByRole('link', { name: 'Log In' })).toBeInTheDocument()
  })
})

describe('parts of the page', () => {
  it('goes_to_the_part_that_the_address_names', async () => {
    window.location.hash = '#pricing'
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openLanding(visitor, '/landing#pricing')
    await waitFor(() => {
      expect(scrolled.mock.contexts).toContain(document.getElementById('pricing'))
    })
    window.location.hash = ''
  })
})

describe('header', () => {
  it('offers_visitors_log_in_and_the_free_trial', async () => {
    await openLanding()
    const account = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(account.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/api/login')
    expect(account.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/api/login?screen=sign-up',
    )
  })

  it('offers_signed_in_people_dashboard_and_log_out_instead', async () => {
    await openLanding(organiser)
    const account = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(account.getByRole('link', { name: 'Log Out' })).toHaveAttribute('href', '/api/logout')
    expect(account.queryByRole('link', { name: 'Log In' })).not.toBeInTheDocument()
  })
})

describe('hero', () => {
  it('announces_ai_powered_seat_assignment', async () => {
    await openLanding()
    expect(screen.getByText('AI-powered seat assignment')).toBeInTheDocument()
  })

  it('starts_the_trial_or_opens_the_demo_dialog', async () => {
    const { user } = await openLanding()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link', { name: 'Start Free Trial' })[0]).toHaveAttribute(
      'href',
      '/api/login?screen=sign-up',
    )
    await user.click(screen.getByRole('button', { name: 'Watch Demo' }))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })

  it('leads_signed_in_people_to_their_dashboard_instead_of_a_trial', async () => {
    await openLanding(organiser)
    const [first] = screen.getAllByRole('link', { name: 'Go to your dashboard' })
    expect(first).toHaveAttribute('href', '/dashboard')
  })
})

describe('claims', () => {
  it.each([
    ['10,000+', 'events planned'],
    ['2M+', 'guests'],
    ['95%', 'time saved'],
    ['99.9%', 'uptime'],
  ])('shows_the_claim_%s_%s', async (figure, text) => {
    await openLanding()
    const claim = part('In figures').getByText(figure).closest('li')
    expect(claim).toHaveTextContent(`${figure} ${text}`)
  })

  it.each(['SSL security', 'Automatic backups'])('assures_%s', async (text) => {
    await openLanding()
    expect(part('In figures').getByText(text)).toBeInTheDocument()
  })
})

describe('features', () => {
  it('has_six_cards', async () => {
    await openLanding()
    expect(
      part('From an empty room to a full one').getAllByRole('heading', { level: 3 }),
    ).toHaveLength(6)
  })

  it.each([
    'Interactive drag-and-drop floor plans',
    'Guest management with RSVP tracking',
    'QR code seat finder',
    'Automated emails with embedded QR codes',
    'Import from Excel, CSV, Word and PDF',
    'Real-time sync across devices',
  ])('pitches_%s', async (title) => {
    await openLanding()
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument()
  })

  it('says_what_works_today_and_promises_nothing_for_later', async () => {
    await openLanding()
    for (const text of [
      /Export seating charts and reports/,
      /look at the same room in 3D/,
      /automatic seating respects it/,
      /follow a drawn route/,
      /checks the guest in at the door/,
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
    expect(screen.queryByText(/coming (next|soon)/i)).not.toBeInTheDocument()
  })
})

describe('pricing', () => {
  const lists = {
    Starter: {
      price: '$29',
      button: ['Start Free Trial', '/api/login?screen=sign-up'],
      features: [
        'Up to 3 events per month',
        'Up to 100 guests per event',
        'Basic floor plan designer',
        'Guest list management',
        'Email invitations',
        'QR seat finder',
        'Basic templates',
        'Email support',
      ],
    },
    Professional: {
      price: '$79',
      button: ['Start Free Trial', '/api/login?screen=sign-up'],
      features: [
        'Unlimited events',
        'Up to 500 guests per event',
        'Advanced floor plan tools',
        'Automated seat assignment',
        'Custom branding',
        'Advanced analytics',
        'Premium templates',
        'CSV/Excel import',
        'Priority support',
        'Custom forms',
      ],
    },
    Enterprise: {
      price: '$199',
      button: ['Contact Sales', '/contact'],
      features: [
        'Unlimited everything',
        'White-label',
        'API access',
        'Multi-venue management',
        'Advanced reporting',
        'Custom integrations',
        'Dedicated account manager',
        '24/7 phone support',
        'Training and onboarding',
        'SLA guarantee',
      ],
    },
  } as const

  it.each(Object.entries(lists))('lists_%s_with_its_price_and_features', async (name, plan) => {
    await openLanding()
    const card = within(screen.getByRole('article', { name }))
    expect(card.getByText(plan.price)).toBeInTheDocument()
    expect(card.getByText('per month')).toBeInTheDocument()
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(plan.features)
  })

  it.each(Object.entries(lists))('gives_%s_a_button_that_leads_on', async (name, plan) => {
    await openLanding()
    const [label, to] = plan.button
    const card = within(screen.getByRole('article', { name }))
    expect(card.getByRole('link', { name: label })).toHaveAttribute('href', to)
  })

  it('marks_only_professional_of_three_plans_as_most_popular', async () => {
    await openLanding()
    const cards = screen
      .getAllByRole('article')
      .filter((card) => card.textContent.includes('per month'))
    expect(cards).toHaveLength(3)
    expect(screen.getAllByText('Most Popular')).toHaveLength(1)
    expect(
      within(screen.getByRole('article', { name: 'Professional' })).getByText('Most Popular'),
    ).toBeInTheDocument()
  })

  it('says_that_all_plans_have_a_14_day_free_trial', async () => {
    await openLanding()
    expect(screen.getByText('14-day free trial on all plans.')).toBeInTheDocument()
  })
})

describe('templates and integrations', () => {
  it.each([
    ['Wedding Reception', '60 × 40 ft, 154 seats'],
    ['Corporate Dinner', '50 × 35 ft, 90 seats'],
    ['Training Room', '45 × 30 ft, 64 seats'],
    ['Board Meeting', '35 × 25 ft, 20 seats'],
    ['Cocktail Party', '55 × 40 ft, 104 seats'],
    ['Banquet Hall', '80 × 50 ft, 250 seats'],
    ['Intimate Dinner', '30 × 20 ft, 24 seats'],
    ['Graduation', /^Graduation70 × 45 ft, \d{3} seats$/],
  ])('draws_the_%s_room_with_its_size_and_counted_seats', async (name, size) => {
    await openLanding()
    expect(
      await screen.findByRole('img', { name: new RegExp(`^Floor plan: ${name}`) }),
    ).toBeInTheDocument()
    const heading = typeof size === 'string' ? `${name}${size}` : size
    expect(screen.getByRole('heading', { level: 3, name: heading })).toBeInTheDocument()
  })

  it.each(['Guest lists in, seating charts out', 'HTTP API', 'OpenID Connect', 'SMTP'])(
    'names_the_integration_%s_with_a_link_to_its_documentation',
    async (name) => {
      await openLanding()
      const row = screen.getByRole('heading', { level: 3, name }).closest('li')
      expect(within(row!).getByRole('link').getAttribute('href')).toMatch(/^\/documentation#/)
    },
  )
})

describe('call to action', () => {
  it('offers_the_trial_and_the_sandbox_to_visitors', async () => {
    await openLanding()
    const band = part('Someone is already asking where they sit.')
    expect(band.getByRole('link', { name: 'Start Free Trial' })).toBeInTheDocument()
    expect(band.getByRole('button', { name: 'Try it yourself' })).toBeInTheDocument()
  })

  it('offers_signed_in_people_no_sandbox', async () => {
    await openLanding(organiser)
    expect(screen.queryByRole('button', { name: 'Try it yourself' })).not.toBeInTheDocument()
  })
})

describe('an installation that is not open to everyone', () => {
  it.each([
    ['closed', 'New accounts are created by the operator of this installation.'],
    ['invited', 'New accounts need an invitation.'],
  ] as const)('says_so_when_sign_up_is_%s', async (signUp, text) => {
    await openLanding({ ...visitor, 'GET /api/site': () => aSite({ signUp, sandbox: false }) })
    expect(await screen.findAllByText(text)).not.toHaveLength(0)
    expect(screen.queryByText('Start Free Trial')).not.toBeInTheDocument()
    expect(screen.queryByText('Try it yourself')).not.toBeInTheDocument()
  })
})
