/** Settings of PostgreSQL for databases that no one needs after the machine has failed, and that live for minutes. */
export const carefree = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' } as const;

/** The same as statements that a running server takes. */
export const carefreeSql = Object.entries(carefree).map(([name, value]) => `alter system set ${name} = ${value}`);
