interface AccountField {
  /** Its property in the table's schema, and its name in accounts.csv. */
  readonly column: string;
  /** Its name in the form and in the database. */
  readonly field: string;
  /** The format of its cells in accounts.csv; absent if imports do not carry it. */
  readonly file?: object;
  /** Its name among the facts on the account's page; absent if the page does not show it. */
  readonly fact?: string;
}

/**
 * The fields of an account that are columns of its table, in the order of accounts.csv. Every change of one counts as a version. Advisers and
 * groups are rows of other tables: their operations read and write them.
 */
export const accountFields = [
  { column: 'externalId', field: 'external_id', file: { kind: 'text', required: true }, fact: 'number' },
  { column: 'name', field: 'name', file: { kind: 'text', required: true } },
  { column: 'email', field: 'email', file: { kind: 'email', required: true }, fact: 'email' },
  {
    column: 'gender',
    field: 'gender',
    file: { kind: 'choice', options: ['male', 'female'], readAs: { Male: 'male', Female: 'female', M: 'male', F: 'female' } },
    fact: 'gender',
  },
  { column: 'currency', field: 'currency', file: { kind: 'currency', required: true }, fact: 'currency' },
  { column: 'inception', field: 'inception', file: { kind: 'date', latest: 'in-a-year' }, fact: 'opened' },
  { column: 'location', field: 'location', file: { kind: 'text' }, fact: 'location' },
  { column: 'projectionId', field: 'projection_id', file: { kind: 'text' } },
  { column: 'nextReview', field: 'next_review' },
  { column: 'note', field: 'note' },
] as const satisfies readonly AccountField[];

/** The fields that the account's page shows. */
export const accountFacts = accountFields.filter((each) => 'fact' in each);

export type AccountColumn = (typeof accountFields)[number]['column'];
export type AccountFactColumn = (typeof accountFacts)[number]['column'];
export type RecordedFact = (typeof accountFacts)[number]['fact'];
