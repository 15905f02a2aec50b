import {
  BookOpen,
  Briefcase,
  Building,
  Building2,
  CircleUserRound,
  Eye,
  FileCheck,
  House,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MailPlus,
  PlugZap,
  ScrollText,
  Settings,
  ShieldHalf,
  SquarePlus,
  TrendingUp,
  UserRoundCheck,
  Users,
  Wrench,
} from 'lucide-react';
import { type PageName, pages } from '#contracts/pages/pages.ts';

type Entered = { [Name in PageName]: (typeof pages)[Name] extends { readonly nav: object } ? Name : never }[PageName];

const icons: Readonly<Record<(typeof pages)[Entered]['nav']['icon'], LucideIcon>> = {
  approval: UserRoundCheck,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building,
  buildings: Building2,
  document: FileCheck,
  eye: Eye,
  house: House,
  institution: Landmark,
  invitation: MailPlus,
  overview: LayoutDashboard,
  people: Users,
  person: CircleUserRound,
  plug: PlugZap,
  plus: SquarePlus,
  scroll: ScrollText,
  settings: Settings,
  shield: ShieldHalf,
  trend: TrendingUp,
  wrench: Wrench,
};

/** The drawing beside the entry of a page. */
export function iconOf(page: PageName): LucideIcon {
  return icons[pages[page as Entered].nav.icon];
}
