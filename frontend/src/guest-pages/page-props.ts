/* What every page for guests gets from its address. */
import type { PathParams } from '@/guest-pages/address/guest-paths'

export type PageProps = { params: PathParams }
