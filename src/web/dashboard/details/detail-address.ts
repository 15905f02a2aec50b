import { drawerAddress } from '../../records/drawer-address.ts';

/** The kinds of drawer over a report page: a holding, its terms as a bond, the note of a trade, a breakdown of the value, a client. */
export const details = ['position', 'bond', 'note', 'breakdown', 'client'] as const;
type DetailKind = (typeof details)[number];

export interface Detail {
  readonly kind: DetailKind;
  /** The id of the holding or trade; by what the value is divided. */
  readonly of: string;
  /** A tab of it. */
  readonly part?: string | undefined;
  /** The page of its list. */
  readonly rows?: number | undefined;
}

/** The page's own address with this drawer over it, and no other. */
export function detailAddress(search: string, { kind, of, part, rows }: Detail): string {
  const address = new URLSearchParams(drawerAddress(search, null));
  address.set('drawer', `${kind}:${of}`);
  if (part) address.set('part', part);
  if (rows !== undefined && rows > 1) address.set('rows', String(rows));
  return `?${address.toString()}`;
}

/** The drawer of an address; null where there is none of these. */
export function detailIn(address: URLSearchParams): Detail | null {
  const [named = '', ...rest] = (address.get('drawer') ?? '').split(':');
  const kind = details.find((each) => each === named);
  const of = rest.join(':');
  if (!kind || of === '') return null;
  const rows = Number(address.get('rows') ?? '1');
  return { kind, of, part: address.get('part') ?? undefined, rows: Number.isInteger(rows) && rows > 1 ? rows : undefined };
}
