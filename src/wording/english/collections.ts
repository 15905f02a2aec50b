import type { CollectionId } from '#collections/registry.ts';
import { organisations } from './collections/organisations.ts';

/** What each collection is called, and its fields. */
export const collections = { organisations } satisfies Record<CollectionId, object>;
