/* The entries of the navigation, in their order, with the labels of sidebar and header. */
import {
  CalendarDays,
  DraftingCompass,
  FileDown,
  LayoutDashboard,
  ScanLine,
  Search,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '@/lib/paths'

/** One entry. */
type NavigationEntry = {
  path: string
  label: string
  /** The label in the header; entries without one appear in the sidebar only. */
  headerLabel?: string
  icon: LucideIcon
  /** Carries the current event along. */
  ofEvent: boolean
}

export const navigation: readonly NavigationEntry[] = [
  {
    path: paths.dashboard,
    label: 'Dashboard',
    headerLabel: 'Dashboard',
    icon: LayoutDashboard,
    ofEvent: false,
  },
  { path: paths.events, label: 'Events', icon: CalendarDays, ofEvent: false },
  {
    path: paths.floorPlanner,
    label: 'Floor Planner',
    headerLabel: 'Floor Planner',
    icon: DraftingCompass,
    ofEvent: true,
  },
  {
    path: paths.guestManagement,
    label: 'Attendees Management',
    headerLabel: 'Guest Management',
    icon: Users,
    ofEvent: true,
  },
  {
    path: paths.findSeat,
    label: 'Find Seat',
    headerLabel: 'Find Seat',
    icon: Search,
    ofEvent: false,
  },
  {
    path: paths.exportPlans,
    label: 'Export Plans',
    headerLabel: 'Export Plans',
    icon: FileDown,
    ofEvent: true,
  },
]

/** Door staff come for this screen only; everyone else finds it with the guests and in the search. */
export const checkInEntry: NavigationEntry = {
  path: paths.checkIn,
  label: 'Check-in',
  icon: ScanLine,
  ofEvent: true,
}
