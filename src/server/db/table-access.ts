import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { appRole } from './database-server.ts';

/** A condition on a row, in SQL: `true` is everyone. */
type Condition = string;

/** A condition with more to say. */
interface Limited<Column extends string> {
  readonly if: Condition;
  /** The only columns that may be written. */
  readonly columns?: readonly Column[];
  /** The condition that a changed row has to meet afterwards, if it is another one. */
  readonly becomes?: Condition;
  /** True if functions of the database alone do it, and the app's role has no grant. */
  readonly byFunctions?: true;
}

/** The rules for the rows of a table. What is not named no one does. */
interface Rules<Column extends string = never> {
  readonly read?: Condition;
  readonly add?: Condition | Limited<Column>;
  readonly change?: Condition | Limited<Column>;
  readonly remove?: Condition | Limited<never>;
}

interface Traits<Column extends string> {
  /** Columns whose change counts up the column `version`. */
  readonly versioned?: readonly Column[];
  /** True if the app may tell the planner of its rows: an import fills them. */
  readonly analysed?: true;
  /** True if row-level security does not bind the owner of the table, whose functions ask it for everyone. */
  readonly ownerPasses?: true;
}

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** The row-level security, grants and versioning of one table, as SQL that creates them. */
export class TableAccess {
  readonly table: PgTable;
  readonly isAnalysed: boolean;
  readonly sql: string;

  constructor(table: PgTable, isAnalysed: boolean, sql: readonly string[]) {
    this.table = table;
    this.isAnalysed = isAnalysed;
    this.sql = sql.map((statement) => `${statement};\n`).join('');
  }
}

export const isSystem = "actor_kind() = 'system'";
export const isAdministrator = "actor_kind() in ('system', 'admin')";
export const isStaff = "actor_kind() in ('system', 'admin', 'advisor')";

/** All that there is to do with a row, under one condition. */
export function all(condition: Condition): Record<keyof Rules, Condition> {
  return { read: condition, add: condition, change: condition, remove: condition };
}

/** The condition that the actor sees the account with this id: administrators are asked first, without a look at the memberships. */
export function seesAccount(id = 'account_id'): Condition {
  return `(${isAdministrator} or may_see(${id}))`;
}

/** The condition that a delegate was let into the portfolio, or into what its series are stored as (docs/decisions/061-delegates.md). Tables that do not ask are closed to them. */
export function delegated(subject = 'portfolio_id'): Condition {
  return `(actor_kind() = 'delegate' and delegated(account_id, ${subject}))`;
}

/** The same where it is not percentages alone. */
export const delegatedWholly = "(actor_kind() = 'delegate' and delegated_wholly(account_id, portfolio_id))";

/** The condition that an API client was granted the reports of clients (docs/reporting-api.md). Tables that do not ask are closed to it. */
export const servedReports = "(actor_kind() = 'service' and reads_reports())";

/** Data of clients: read by all who see the account, kept by advisers and administrators. */
export function ofAccount(id = 'account_id'): Record<keyof Rules, Condition> {
  return { ...all(`${isStaff} and ${seesAccount(id)}`), read: seesAccount(id) };
}

/** Behind row-level security, which binds its owner too. */
export function defineAccess<Table extends PgTable>(
  table: Table,
  { versioned, analysed, ownerPasses, ...rules }: Rules<ColumnOf<Table>> & Traits<ColumnOf<Table>>,
): TableAccess {
  const { name } = getTableConfig(table);
  const { read, add, change, remove } = rules;
  const allow = (verb: string, { columns, byFunctions }: Partial<Limited<ColumnOf<Table>>>, policy: string) => [
    ...(byFunctions ? [] : [`grant ${verb}${columns ? ` (${columnNames(table, columns).join(', ')})` : ''} on ${name} to ${appRole}`]),
    `create policy ${verb}_rows on ${name} for ${verb} ${policy}`,
  ];
  const added = limited(add);
  const changed = limited(change);
  const removed = limited(remove);
  return new TableAccess(table, analysed === true, [
    `alter table ${name} enable row level security`,
    ...(ownerPasses ? [] : [`alter table ${name} force row level security`]),
    ...(read ? allow('select', {}, `using (${read})`) : []),
    ...(added ? allow('insert', added, `with check (${added.if})`) : []),
    ...(changed ? allow('update', changed, `using (${changed.if}) with check (${changed.becomes ?? changed.if})`) : []),
    ...(removed ? allow('delete', removed, `using (${removed.if})`) : []),
    ...(analysed ? [`grant maintain on ${name} to ${appRole}`] : []),
    ...(versioned ? [countsVersion(name, columnNames(table, versioned))] : []),
  ]);
}

/** No one's in particular: read by everyone, kept by administrators. One question a statement, not one a row: an import writes a million prices. */
export function shared<Table extends PgTable>(
  table: Table,
  { analysed, versioned }: Pick<Traits<ColumnOf<Table>>, 'analysed' | 'versioned'> = {},
): TableAccess {
  const { name } = getTableConfig(table);
  return new TableAccess(table, analysed === true, [
    `grant select, insert, update, delete${analysed ? ', maintain' : ''} on ${name} to ${appRole}`,
    `create trigger kept_by_the_office before insert or update or delete on ${name} for each statement execute function refuse_strangers()`,
    ...(versioned ? [countsVersion(name, columnNames(table, versioned))] : []),
  ]);
}

/** Read by everyone, written by functions of the database alone. */
export function readOnly(table: PgTable): TableAccess {
  return new TableAccess(table, false, [`grant select on ${getTableConfig(table).name} to ${appRole}`]);
}

function limited<Column extends string>(rule: Condition | Limited<Column> | undefined): Limited<Column> | undefined {
  return typeof rule === 'string' ? { if: rule } : rule;
}

function countsVersion(name: string, columns: readonly string[]): string {
  const values = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  const isChanged = `${values('old')} is distinct from ${values('new')}`;
  return `create trigger versioned before update on ${name} for each row when (${isChanged}) execute function count_version()`;
}

function columnNames<Table extends PgTable>(table: Table, keys: readonly ColumnOf<Table>[]): string[] {
  const columns = getTableColumns(table) as Readonly<Record<string, { readonly name: string }>>;
  return keys.map((key) => columns[key]!.name);
}
