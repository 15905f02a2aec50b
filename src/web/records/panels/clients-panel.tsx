import type { ClientRow, PickPage } from '#contracts/people/access-groups.ts';
import pickStyles from '../../dashboard/table/picks.module.css';
import { useTexts } from '../../lib/texts.tsx';
import { type FactsProps, PickPanel } from './pick-panel.tsx';

const intents = {
  in: 'add-clients',
  out: 'remove-clients',
  found: { in: 'add-found-clients', out: 'remove-found-clients' },
} as const;

/** The clients of a group, or the accounts that may be. */
export function ClientsPanel({ id, data }: { readonly id: string; readonly data: PickPage<ClientRow> }) {
  const texts = useTexts();
  const words = {
    find: texts('accessGroups.findAccount'),
    found: texts('accessGroups.accounts', { count: data.found }),
    empty: texts('accessGroups.noAccount'),
    emptyText: texts(data.query.show === 'in' ? 'accessGroups.noAccountIn' : 'accessGroups.noAccountOut'),
  };
  return <PickPanel id={id} data={data} intents={intents} words={words} About={Facts} />;
}

function Facts({ row: { externalId, portal } }: FactsProps<ClientRow>) {
  const texts = useTexts();
  return (
    <span className={pickStyles.quiet}>
      {externalId && `${texts('accessGroups.number', { number: externalId })} · `}
      {portal}
    </span>
  );
}
