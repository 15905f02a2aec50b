import { customType } from 'drizzle-orm/pg-core';

/** Raw bytes: hashes and keyed digests. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
