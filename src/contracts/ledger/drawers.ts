/** The drawers that may be open over a portfolio's page: `?drawer=`, with the id of a transaction or the symbol of a security. */
export const drawers = ['transaction', 'holding', 'transfer', 'kept'] as const;
export type DrawerId = (typeof drawers)[number];

/** The drawers that record something. */
export type EntryDrawerId = Exclude<DrawerId, 'kept'>;

/** The parameters of an address that describe a drawer. */
export const drawerKeys = ['drawer', 'entry', 'symbol', 'rows'] as const;
export type DrawerKey = (typeof drawerKeys)[number];
