import type { ClientRow, PickPage } from '#contracts/people/access-groups.ts';
import { useTexts } from '../../lib/texts.tsx';
import styles from './access-groups.module.css';
import { type FactsProps, PickCard } from './pick-card.tsx';

/** The clients of a group, or the accounts that may be. */
export function GroupClientsView({ page }: { readonly page: PickPage<ClientRow> }) {
  const texts = useTexts();
  const isIn = page.query.show !== 'out';
  return (
    <PickCard
      page={page}
      part="clients"
      words={{
        find: texts('accessGroups.findAccount'),
        hint: texts('accessGroups.accountHint'),
        all: texts('accessGroups.everyAccount'),
        found: texts('accessGroups.accounts', { count: page.found }),
        empty: texts('accessGroups.noAccount'),
        emptyText: texts(isIn ? 'accessGroups.noAccountIn' : 'accessGroups.noAccountOut'),
      }}
      About={Facts}
    />
  );
}

function Facts({ row: { externalId, portal } }: FactsProps<ClientRow>) {
  const texts = useTexts();
  return (
    <span className={styles.quiet}>
      {externalId && `${texts('accessGroups.number', { number: externalId })} · `}
      {portal}
    </span>
  );
}
