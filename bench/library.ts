import { type Actor, system } from '#domain/actor.ts';
import type { DocumentsQuery } from '#server/db/queries/library/document-list.ts';
import { benchHundredClients, printAgainstIndex } from './support/hundred-clients.ts';
import { mediansInTurns } from './support/timing.ts';

/**
 * Measures the cost of a page of 50 of 10 000 documents: its rows, their newest file and their details. The readers are one client, and an adviser with a
 * tenth of the firm's clients. The limit is the same page by an index alone, for the system, to which row-level security does not apply. The target is at
 * most twice the limit.
 */
const count = 10_000;
const insertRows = (
  names: string,
  each: number,
) => `insert into documents (account_id, title, type, arrived_at) select id, 'Statement ' || n, 'statement', now() - n * interval '10 minutes'
           from accounts, generate_series(1, ${each}) n where name ${names}`;
const complete = `insert into document_versions (account_id, document_id, number, file_name, extension, stored_key, size, content_hash)
         select account_id, id, 1, title || '.pdf', 'pdf', id, 1000, sha256('') from documents`;

await benchHundredClients({ count, insertRows, complete }, async (firm) => {
  const all = {
    portfolioId: null,
    holding: null,
    type: null,
    origin: 'all' as const,
    find: null,
    from: null,
    timeZone: 'Europe/London',
    isTrash: false,
    isFavourites: false,
    limit: 51,
    offset: 0,
  };
  const page = (actor: Actor & { readonly userId: string }, accounts: DocumentsQuery['accounts']) => () =>
    firm.database
      .as(actor)
      .read((snapshot) => snapshot.documentList.page({ ...all, portalId: firm.portal, accounts, reader: actor.userId }));
  const byIndex = (where: string) => () =>
    firm.database.as(system('bench')).read(({ connection }) =>
      connection.query(
        `select document.*, account.name, newest.* from (select * from documents where ${where} order by arrived_at desc, id desc limit $1) document
             join accounts account on account.id = document.account_id
             join lateral (select * from document_versions version where version.account_id = document.account_id and version.document_id = document.id
                            order by number desc limit 1) newest on true`,
        [51],
      ),
    );
  const took = await mediansInTurns(60, {
    client: page({ kind: 'investor', userId: firm.ivy }, [firm.account]),
    ofOne: byIndex(`account_id = '${firm.account}'`),
    adviser: page({ kind: 'advisor', userId: firm.ada }, 'own'),
    ofAll: byIndex('true'),
  });
  printAgainstIndex('a client', took.client, took.ofOne);
  printAgainstIndex('an adviser', took.adviser, took.ofAll);
});
