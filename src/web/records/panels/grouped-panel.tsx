import pickStyles from '../../dashboard/table/picks.module.css';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import type { GroupedRow } from '#contracts/people/access-groups.ts';
import type { PanelData } from '#contracts/records.ts';
import { type FactsProps, PickPanel } from './pick-panel.tsx';

const intents = {
  in: 'add-clients',
  out: 'remove-clients',
  found: { in: 'add-found-clients', out: 'remove-found-clients' },
} as const;

/** The clients of a group, or those who may join it. */
export function GroupedPanel({ id, data }: { readonly id: string; readonly data: PanelData['grouped'] }) {
  const texts = useTexts();
  const words = {
    find: texts('groups.findClient'),
    found: texts('groups.found', { count: data.found }),
    empty: texts(data.query.show === 'in' ? 'groups.nobodyIn' : 'groups.nobodyOut'),
    emptyText: texts(data.query.show === 'in' ? 'groups.nobodyInText' : 'groups.nobodyOutText'),
  };
  return <PickPanel id={id} data={data} intents={intents} words={words} About={Facts} isReadonly={!data.mayPick} />;
}

function Facts({ row: { externalId, isRegistered, since } }: FactsProps<GroupedRow>) {
  const texts = useTexts();
  const formats = useFormats();
  const facts = [
    externalId && texts('accessGroups.number', { number: externalId }),
    since && texts('groups.since', { date: formats.date(since) }),
    !isRegistered && texts('groups.unregistered'),
  ];
  return <span className={pickStyles.quiet}>{facts.filter(Boolean).join(' · ')}</span>;
}
