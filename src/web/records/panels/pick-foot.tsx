import type { RefObject } from 'react';
import type { Asked, PickPage } from '#contracts/people/access-groups.ts';
import pickStyles from '../../dashboard/table/picks.module.css';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoosePage } from '../../dashboard/table/choose-page.tsx';
import { OpensAccounts } from './opens-accounts.tsx';

/** The intents of the form: to add, to remove, and the same for everything found. */
export interface PickIntents {
  readonly in: string;
  readonly out: string;
  readonly found?: { readonly in: string; readonly out: string };
}

interface PickFootProps {
  readonly data: Pick<PickPage<unknown>, 'query' | 'found'>;
  readonly intents: PickIntents;
  readonly isBusy: boolean;
  readonly asked: Asked | null;
  readonly refusal: string | null;
  readonly onLeave: () => void;
  readonly list: RefObject<HTMLElement | null>;
}

/** Shows the actions on the chosen rows and, for accounts, on everything found. If a removal makes accounts visible, the reader confirms it. */
export function PickFoot({ data, intents, isBusy, asked, refusal, onLeave, list }: PickFootProps) {
  const texts = useTexts();
  const { show, find } = data.query;
  const way = show === 'in' ? 'out' : 'in';
  const intent = intents[way];
  if (asked) {
    return (
      <OpensAccounts asked={asked} text={texts('accessGroups.askTeam')} onLeave={onLeave}>
        <Button type="submit" name="intent" value={intent} disabled={isBusy}>
          {texts('accessGroups.takeOutAnyway')}
        </Button>
      </OpensAccounts>
    );
  }
  return (
    <div className={pickStyles.pickFoot}>
      <ChoosePage list={list} />
      <p role="alert" className={pickStyles.refusal}>
        {refusal}
      </p>
      <div className={pickStyles.buttons}>
        {intents.found && find !== null && <input type="hidden" name="find" value={find} />}
        {intents.found && (
          <Button type="submit" name="intent" value={intents.found[way]} disabled={isBusy}>
            {texts(show === 'in' ? 'accessGroups.takeOutFound' : 'accessGroups.addFound', { count: data.found })}
          </Button>
        )}
        <Button type="submit" name="intent" value={intent} look="primary" disabled={isBusy}>
          {isBusy ? texts('signIn.wait') : texts(show === 'in' ? 'accessGroups.takeOut' : 'accessGroups.add')}
        </Button>
      </div>
    </div>
  );
}
