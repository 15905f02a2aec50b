import type { Person } from '../support/front-door.ts';
import { system } from '#domain/actor.ts';
import { fileOfRecords } from '#server/demo/file-of-records.ts';
import { refreshFigures } from '#server/operations/figures/refresh-figures.ts';
import type { ImportFile } from '#server/operations/import/import-file.ts';
import { importSource } from '#server/operations/import/import-source.ts';
import { sourceOfFiles } from '#server/operations/import/source-file.ts';
import { variants } from '#variants/registry.ts';
import type { RunningProduct } from '../support/running-product.ts';
import type { Knocker } from './access-table.ts';

/** A word that only what belongs to a client carries: wherever it turns up, that client's data turned up. */
export const canary = (owner: 'North' | 'South') => `Canary${owner}`;

const hexId = "replace(id::text, '-', '') as id";

/** Two clients of one portal with an advisor each, and an administrator; imported and computed as everything is. */
export async function twoClients({ database }: Pick<RunningProduct, 'database'>) {
  const { owner } = database;
  const variant = variants.default;
  const imported = await importSource(database.as(system('test')), sourceOfFiles('test', folder()), { dryRun: false, variant });
  if (imported.kind === 'refused') throw new Error(JSON.stringify(imported.problems));
  await refreshFigures(database, { through: '2026-06-30', settlement: variant.settlement });

  const idOf = async (sql: string, value: string) => (await owner.query<{ id: string }>(sql, [value])).rows[0]?.id ?? '';
  const noteOf = (externalId: string) =>
    idOf(
      "select replace(t.id::text, '-', '') as id from transactions t join portfolios p on p.id = t.portfolio_id where t.type = 'Purchase' and p.external_id = $1",
      externalId,
    );
  const ids = {
    portal: await idOf(`select ${hexId} from portals where name = $1`, 'Main'),
    account: await idOf(`select ${hexId} from accounts where external_id = $1`, 'A-North'),
    otherAccount: await idOf(`select ${hexId} from accounts where external_id = $1`, 'A-South'),
    note: await noteOf('P-North-1'),
    siblingNote: await noteOf('P-North-2'),
    otherNote: await noteOf('P-South-1'),
    fund: await idOf(`select ${hexId} from instruments where symbol = $1`, 'FND'),
    otherFund: await idOf(`select ${hexId} from instruments where symbol = $1`, 'OTH'),
    portfolio: await idOf(`select ${hexId} from portfolios where external_id = $1`, 'P-North-1'),
  };
  const person = async (name: string): Promise<Person> => {
    const email = `${name}@home.example`;
    return { email, id: await idOf(`select ${hexId} from users where email = $1`, email) };
  };
  const people: Readonly<Record<Exclude<Knocker, 'guest'>, Person>> = {
    investor: await person('north'),
    otherInvestor: await person('south'),
    advisor: await person('north-advisor'),
    otherAdvisor: await person('south-advisor'),
    admin: await person('root'),
  };
  return { ids, people };
}

function folder(): ImportFile[] {
  const owners = ['North', 'South'] as const;
  return [
    file('instruments.csv', [
      { symbol: 'FND', name: 'A fund', type: 'Fund', assetClass: 'Equities', currency: 'GBP' },
      { symbol: 'OTH', name: 'A fund that nobody holds', type: 'Fund', assetClass: 'Equities', currency: 'GBP' },
    ]),
    file('prices.csv', [
      { symbol: 'FND', date: '2025-01-02', close: '10' },
      { symbol: 'FND', date: '2026-06-29', close: '12' },
    ]),
    file('users.csv', [
      { email: 'root@home.example', name: 'Root', role: 'admin' },
      ...owners.flatMap((owner) => [
        { email: `${owner.toLowerCase()}@home.example`, name: `${canary(owner)} client`, role: 'investor' },
        { email: `${owner.toLowerCase()}-advisor@home.example`, name: `${owner} advisor`, role: 'advisor' },
      ]),
    ]),
    file(
      'accounts.csv',
      owners.map((owner) => ({
        externalId: `A-${owner}`,
        name: `${canary(owner)} account`,
        email: `${owner.toLowerCase()}@home.example`,
        portal: 'Main',
        advisors: `${owner.toLowerCase()}-advisor@home.example`,
        groups: `${canary(owner)} group`,
        currency: 'GBP',
      })),
    ),
    file(
      'portfolios.csv',
      owners.flatMap((owner) => [portfolio(owner, 1), portfolio(owner, 2)]),
    ),
    file(
      'transactions.csv',
      owners.flatMap((owner) => [...transactions(owner, 1), ...transactions(owner, 2)]),
    ),
  ];
}

function file(name: ImportFile['name'], records: Record<string, string>[]): ImportFile {
  return fileOfRecords(name, Object.keys(records[0] ?? {}), records);
}

function portfolio(owner: 'North' | 'South', nth: number) {
  return {
    externalId: `P-${owner}-${nth}`,
    account: `A-${owner}`,
    name: `${canary(owner)} portfolio ${nth}`,
    type: 'GIA',
    currency: 'GBP',
  };
}

function transactions(owner: 'North' | 'South', nth: number) {
  const shared = { portfolio: `P-${owner}-${nth}`, currency: 'GBP', note: `${canary(owner)} note` };
  return [
    { id: `${owner}-${nth}-in`, date: '2025-01-02', type: 'Contribution', symbol: '', units: '', price: '', amount: '1000', ...shared },
    { id: `${owner}-${nth}-buy`, date: '2025-01-02', type: 'Purchase', symbol: 'FND', units: '90', price: '10', amount: '-900', ...shared },
  ];
}
