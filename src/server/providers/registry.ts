import type { ProviderId } from '#contracts/ids.ts';
import type { Actor } from '#domain/actor.ts';
import type { Queries } from '../db/queries.ts';
import { ledger } from './ledger/ledger.ts';
import type { ReportingProvider } from './reporting-provider.ts';

/** Opens a provider for one page: for the ledger on the page's snapshot of our database, for a foreign source in the actor's name. */
export type OpenProvider = (snapshot: Queries, actor: Actor) => ReportingProvider;

export const providers: Readonly<Record<ProviderId, OpenProvider>> = { ledger };
