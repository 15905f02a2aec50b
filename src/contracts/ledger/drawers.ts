/** The drawers that may be open over a portfolio's page: `?drawer=`, with the id of a transaction or the symbol of a security. */
export const drawers = ['transaction', 'holding', 'transfer', 'kept'] as const;
export type DrawerId = (typeof drawers)[number];

/** Those that record something. */
export type EntryDrawerId = Exclude<DrawerId, 'kept'>;

/** What an address says of it. */
export const drawerKeys = ['drawer', 'entry', 'symbol', 'rows'] as const;
export type DrawerKey = (typeof drawerKeys)[number];
