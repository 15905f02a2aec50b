/** What may be open over the page of a portfolio: `?drawer=`, of a transaction or a security with its id. */
export const drawers = ['transaction', 'holding', 'transfer'] as const;
export type DrawerId = (typeof drawers)[number];

/** What an address says of it. */
export const drawerKeys = ['drawer', 'entry', 'symbol', 'rows'] as const;
export type DrawerKey = (typeof drawerKeys)[number];
