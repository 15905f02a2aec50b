import type { CollectionId } from '#collections/registry.ts';
import { drawerKeys } from '#contracts/ledger/drawers.ts';

/** A record that is open in a drawer over a page of the dashboard. */
export interface Drawn {
  readonly collection: CollectionId;
  /** `new` for another one. */
  readonly id: string;
  /** The record below which a new one begins. */
  readonly below?: string | undefined;
  /** A tab of it. */
  readonly tab?: string | undefined;
  /** One step of a new client's: account, portfolio, invitation. */
  readonly isNewClient?: boolean | undefined;
}

/** The query keys for the rows of the open panel. */
const panelKeys = ['panel-find', 'panel-show', 'panel-page'] as const;

/** The query keys for the drawer, apart from those of its page. */
export const drawerParts = ['for', 'part', 'flow', ...panelKeys, ...drawerKeys] as const;

/** The page's own address with a drawer over it; without one for null. */
export function drawerAddress(search: string, drawn: Drawn | null): string {
  const address = new URLSearchParams(search);
  for (const part of drawerParts) address.delete(part);
  if (drawn) {
    address.set('drawer', `${drawn.collection}:${drawn.id}`);
    if (drawn.below) address.set('for', drawn.below);
    if (drawn.tab) address.set('part', drawn.tab);
    if (drawn.isNewClient) address.set('flow', 'client');
  }
  return `?${address.toString()}`;
}

/** Returns the query of the open panel from the drawer's address. */
export function panelAsked(address: URLSearchParams): string {
  const asked = panelKeys.flatMap((key) => (address.has(key) ? [[key, address.get(key) ?? ''] as [string, string]] : []));
  return new URLSearchParams(asked).toString();
}

type Place = Pick<URL, 'pathname' | 'search'>;

/** Returns true when two addresses differ only in the drawer, so that the page has already loaded. */
export function isOnlyAnotherDrawer(from: Place, to: Place): boolean {
  return from.pathname === to.pathname && from.search !== to.search && pageOf(from) === pageOf(to);
}

/** Returns true if a drawer is open there. A record that was deleted in a drawer is not requested again by the page that follows. */
export function hasDrawer({ search }: Pick<URL, 'search'>): boolean {
  return recordOf({ search }) !== null;
}

/** Returns true when the same record stays open. */
export function isSameDrawer(from: Place, to: Place): boolean {
  return from.pathname === to.pathname && recordOf(from) === recordOf(to);
}

const recordOf = ({ search }: Pick<Place, 'search'>) => new URLSearchParams(search).get('drawer');

function pageOf({ search }: Place): string {
  const address = new URLSearchParams(search);
  for (const part of drawerParts) address.delete(part);
  address.sort();
  return address.toString();
}
