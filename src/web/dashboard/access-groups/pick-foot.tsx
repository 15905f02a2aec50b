import type { RefObject } from 'react';
import type { Asked, PickPage } from '#contracts/people/access-groups.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './access-groups.module.css';
import { ChoosePage } from './choose-page.tsx';
import { OpensAccounts } from './opens-accounts.tsx';

interface PickFootProps {
  readonly page: Pick<PickPage<unknown>, 'query' | 'found'>;
  readonly part: 'team' | 'clients';
  readonly isBusy: boolean;
  readonly asked: Asked | null;
  readonly refusal: string | null;
  readonly onLeave: () => void;
  readonly list: RefObject<HTMLElement | null>;
}

/** What is done with those chosen; of accounts, with all that are found. Taking out is asked again where it opens accounts. */
export function PickFoot({ page, part, isBusy, asked, refusal, onLeave, list }: PickFootProps) {
  const texts = useTexts();
  const { show = 'in', find } = page.query;
  const intent = show === 'in' ? 'take-out' : 'add';
  if (asked) {
    return (
      <div className={styles.inCard}>
        <OpensAccounts asked={asked} text={texts('accessGroups.askTeam')} onLeave={onLeave}>
          <Button type="submit" name="intent" value={intent} disabled={isBusy}>
            {texts('accessGroups.takeOutAnyway')}
          </Button>
        </OpensAccounts>
      </div>
    );
  }
  return (
    <div className={styles.pickFoot}>
      <ChoosePage list={list} />
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
      <div className={styles.buttons}>
        {part === 'clients' && find !== undefined && <input type="hidden" name="find" value={find} />}
        {part === 'clients' && (
          <Button type="submit" name="intent" value={`${intent}-found`} disabled={isBusy}>
            {texts(show === 'in' ? 'accessGroups.takeOutFound' : 'accessGroups.addFound', { count: page.found })}
          </Button>
        )}
        <Button type="submit" name="intent" value={intent} look="primary" disabled={isBusy}>
          {isBusy ? texts('signIn.wait') : texts(show === 'in' ? 'accessGroups.takeOut' : 'accessGroups.add')}
        </Button>
      </div>
    </div>
  );
}
