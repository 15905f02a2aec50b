import {
  BookOpen,
  Briefcase,
  ArrowLeftRight,
  Building,
  Building2,
  ChartPie,
  CircleUserRound,
  Eye,
  FileCheck,
  Folder,
  FolderInput,
  Gauge,
  House,
  Landmark,
  Layers,
  LayoutDashboard,
  Newspaper,
  PanelsTopLeft,
  Quote,
  type LucideIcon,
  MailOpen,
  MailPlus,
  MessageSquareText,
  PlugZap,
  Scale,
  ScrollText,
  Search,
  Settings,
  ShieldHalf,
  SquarePlus,
  TrendingUp,
  Upload,
  UserRoundCheck,
  UserRoundKey,
  Users,
  Wrench,
} from 'lucide-react';
import type { collections } from '#collections/registry.ts';
import type { NavigationEntry } from '#contracts/pages/navigation.ts';
import { type PageName, pages } from '#contracts/pages/pages.ts';

type Entered = { [Name in PageName]: (typeof pages)[Name] extends { readonly nav: object } ? Name : never }[PageName];

type IconName = (typeof pages)[Entered]['nav']['icon'] | (typeof collections)[keyof typeof collections]['icon'];

const icons: Readonly<Record<IconName, LucideIcon>> = {
  approval: UserRoundCheck,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building,
  buildings: Building2,
  document: FileCheck,
  exchange: ArrowLeftRight,
  eye: Eye,
  folder: Folder,
  gauge: Gauge,
  house: House,
  institution: Landmark,
  invitation: MailPlus,
  layers: Layers,
  letter: MailOpen,
  messages: MessageSquareText,
  news: Newspaper,
  page: PanelsTopLeft,
  quote: Quote,
  overview: LayoutDashboard,
  people: Users,
  person: CircleUserRound,
  pie: ChartPie,
  plug: PlugZap,
  plus: SquarePlus,
  scales: Scale,
  scroll: ScrollText,
  search: Search,
  shared: FolderInput,
  team: UserRoundKey,
  settings: Settings,
  shield: ShieldHalf,
  trend: TrendingUp,
  upload: Upload,
  wrench: Wrench,
};

/** The drawing beside the entry of a page, or of a collection. */
export function iconOf({ page, icon }: Pick<NavigationEntry, 'page' | 'icon'>): LucideIcon {
  return icons[(icon as IconName | undefined) ?? pages[page as Entered].nav.icon];
}
