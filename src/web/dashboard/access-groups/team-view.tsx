import type { PickPage, TeamRow } from '#contracts/people/access-groups.ts';
import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../../lib/texts.tsx';
import styles from './access-groups.module.css';
import { type FactsProps, PickCard } from './pick-card.tsx';

/** The advisers in the team of a group, or those who may join it; each with what that does to what they see. */
export function TeamView({ page }: { readonly page: PickPage<TeamRow> }) {
  const texts = useTexts();
  const isIn = page.query.show !== 'out';
  return (
    <PickCard
      page={page}
      part="team"
      words={{
        find: texts('accessGroups.findPerson'),
        hint: texts('audit.whoHint'),
        all: texts('accessGroups.everybody'),
        found: texts('accessGroups.people', { count: page.found }),
        empty: texts('accessGroups.nobody'),
        emptyText: texts(isIn ? 'accessGroups.nobodyIn' : 'accessGroups.nobodyOut'),
      }}
      About={Facts}
    />
  );
}

function Facts({ row, isIn }: FactsProps<TeamRow>) {
  const texts = useTexts();
  return (
    <>
      <span className={styles.quiet}>{row.email}</span>
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
