import type { CollectionId } from '#collections/registry.ts';
import { accounts } from './collections/accounts.ts';
import { organisations } from './collections/organisations.ts';
import { portfolios } from './collections/portfolios.ts';

/** What each collection is called, and its fields. */
export const collections = { organisations, accounts, portfolios } satisfies Record<CollectionId, object>;
