import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

interface Everybody {
  readonly everybody: (outcome: Outcome) => Outcomes;
  readonly viewers: (outcome: Outcome) => Partial<Outcomes>;
  readonly nobodies: (outcome: Outcome) => Partial<Outcomes>;
  readonly overTheApi: (ofManagers: Outcome, ofClient: Outcome) => Outcomes;
  readonly ofTheAccount: Outcomes;
}

/** Rows of what applications and other systems read of an account, where people get it too. */
export function servedRows({ everybody, viewers, nobodies, overTheApi, ofTheAccount }: Everybody): AccessRow[] {
  return [
    {
      method: 'POST',
      path: '/api/v1/callables/getCustomToken',
      json: { data: null },
      outcomes: { ...everybody(200), ...viewers(403), ...nobodies(401) },
    },
    {
      method: 'POST',
      path: '/api/v1/callables/generatePdf',
      json: { data: { externalId: '{account}' } },
      outcomes: { ...overTheApi(200, 200), ...viewers(200) },
    },
    { method: 'GET', path: '/reports/client-{account}.json', outcomes: ofTheAccount },
    // Without a client's name, so that none is locked out here: projections-api.db.test.ts asks with some.
    {
      method: 'POST',
      path: '/api/v1/projections/token',
      body: { grant_type: 'refresh_token' },
      outcomes: { ...everybody(400), revokedService: 401 },
    },
  ];
}
