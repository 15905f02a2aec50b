import type { LucideIcon } from 'lucide-react';

export interface NavEntry {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The address; null for an entry that only heads those below it. */
  readonly href: string | null;
  /** True for a link that the firm has made: it leads out of the dashboard. */
  readonly isLink: boolean;
  /** Entries that stand below it. */
  readonly below: readonly NavEntry[];
  readonly isCurrent: boolean;
  /** The number of items that wait there; hidden if there are none. */
  readonly count?: number;
}

/** Entries that belong together, below a quiet heading; the first group needs none. */
export interface NavGroup {
  readonly key: string;
  readonly heading: string | null;
  readonly entries: readonly NavEntry[];
}
