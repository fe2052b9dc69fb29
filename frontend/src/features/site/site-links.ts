/* Where the labels at the foot of the public pages lead. */
import { paths } from '@/lib/paths'

interface SiteLink {
  readonly label: string
  readonly to: string
}

/** The four groups of the footer; its twelve labels are those of the specification. */
export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: `${paths.landing}#features` },
      { label: 'Pricing', to: `${paths.landing}#pricing` },
      { label: 'Templates', to: `${paths.landing}#templates` },
      { label: 'Integrations', to: `${paths.landing}#integrations` },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Help Center', to: paths.help },
      { label: 'Documentation', to: paths.documentation },
      { label: 'Contact Us', to: paths.contact },
      { label: 'Status', to: paths.status },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Blog', to: `${paths.about}#release-notes` },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', to: paths.privacy },
      { label: 'Terms', to: paths.terms },
    ],
  },
]

/** The links that the header has room for on wide windows. */
export const headerLinks: readonly SiteLink[] = [
  { label: 'Features', to: `${paths.landing}#features` },
  { label: 'Templates', to: `${paths.landing}#templates` },
  { label: 'Pricing', to: `${paths.landing}#pricing` },
  { label: 'Help', to: paths.help },
]

/**
 * Turns a link to a section of the landing page into one to the section of this page, when this is the landing page.
 * The landing page has two addresses, and its links should stay on the current one.
 */
export function onThisPage(to: string, pathname: string): string {
  const [path, section] = to.split('#')
  const here = pathname === paths.root && path === paths.landing
  return here && section !== undefined ? `${paths.root}#${section}` : to
}
