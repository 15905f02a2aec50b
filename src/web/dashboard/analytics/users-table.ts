import type { UserUsage } from '#contracts/analytics.ts';
import { usageMeasures } from '#domain/activity/usage.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../blocks/block.tsx';

const columns = [...usageMeasures, 'total'] as const;

/** The use by person, as rows of a file. */
export function usersTable(users: readonly UserUsage[], texts: Texts): BlockTable {
  return {
    header: [texts('analytics.user'), texts('analytics.account'), ...columns.map((column) => texts(`analytics.measures.${column}`))],
    rows: users.map((user) => [user.name ?? texts('analytics.gone'), user.account?.name ?? '', ...columns.map((column) => user[column])]),
  };
}
