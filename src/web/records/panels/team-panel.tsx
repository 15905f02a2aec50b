import type { PickPage, TeamRow } from '#contracts/people/access-groups.ts';
import type { Texts } from '#wording/texts.ts';
import pickStyles from '../../dashboard/table/picks.module.css';
import { useTexts } from '../../lib/texts.tsx';
import { type FactsProps, PickPanel } from './pick-panel.tsx';
import styles from './pick-panel.module.css';

const intents = { in: 'add-advisers', out: 'remove-advisers' } as const;

/** The advisers in the team of a group, or those who may join it; each with what that does to what they see. */
export function TeamPanel({ id, data }: { readonly id: string; readonly data: PickPage<TeamRow> }) {
  const texts = useTexts();
  const words = {
    find: texts('accessGroups.findPerson'),
    found: texts('accessGroups.people', { count: data.found }),
    empty: texts('accessGroups.nobody'),
    emptyText: texts(data.query.show === 'in' ? 'accessGroups.nobodyIn' : 'accessGroups.nobodyOut'),
  };
  return <PickPanel id={id} data={data} intents={intents} words={words} About={Facts} />;
}

function Facts({ row, isIn }: FactsProps<TeamRow>) {
  const texts = useTexts();
  return (
    <>
      <span className={pickStyles.quiet}>{row.email}</span>
      <span className={styles.effect} data-opens={(isIn && row.otherGroups === 0 && row.isAdvisor) || undefined}>
        {effectOn(row, isIn, texts)}
      </span>
    </>
  );
}

function effectOn({ isAdvisor, otherGroups, accounts, accountsHere }: TeamRow, isIn: boolean, texts: Texts): string {
  if (!isAdvisor) return texts('accessGroups.noAdvisor');
  if (otherGroups > 0) return texts('accessGroups.elsewhere', { count: otherGroups, accounts, here: accountsHere });
  if (isIn) return texts('accessGroups.onlyHere', { count: accounts });
  return texts('accessGroups.unrestricted', { accounts, here: accountsHere });
}
