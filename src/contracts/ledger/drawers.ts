/** What may be open over the page of a portfolio: `?drawer=`, of a transaction with its id, or a security with its symbol. */
export const drawers = ['transaction', 'holding', 'transfer', 'kept'] as const;
export type DrawerId = (typeof drawers)[number];

/** Those that record something. */
export type EntryDrawerId = Exclude<DrawerId, 'kept'>;

/** What an address says of it. */
export const drawerKeys = ['drawer', 'entry', 'symbol', 'rows'] as const;
export type DrawerKey = (typeof drawerKeys)[number];
