import { UserRoundCheck } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { WaitingAccount, WaitingAccounts } from '#contracts/people/waiting-accounts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import headStyles from '../page-head.module.css';
import styles from './waiting.module.css';

/** All decisions of the page are answered here: an account that was decided about is gone from its list by then. */
const decisionKey = 'account-decision';

type Answer = { readonly done: 'validated' | 'turned-down'; readonly name: string } | { readonly text: string };

/** Lists the people who have signed up and wait for approval. */
export function WaitingView({ unvalidated: { waiting, turnedDown } }: { readonly unvalidated: WaitingAccounts }) {
  const texts = useTexts();
  useDecisionToasts();
  return (
    <>
      <title>{texts('waiting.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('waiting.title')}</h1>
          <p className={headStyles.text}>{texts('waiting.text')}</p>
        </div>
      </header>
      <div className={styles.cards}>
        <Card title={waiting.length === 0 ? undefined : texts('waiting.count', { count: waiting.length })} isFlush>
          {waiting.length === 0 ? (
            <EmptyState icon={UserRoundCheck} title={texts('waiting.empty')} text={texts('waiting.emptyText')} />
          ) : (
            <Accounts accounts={waiting} />
          )}
        </Card>
        {turnedDown.length > 0 && (
          <Card title={texts('waiting.turnedDown')} text={texts('waiting.turnedDownText')} isFlush>
            <Accounts accounts={turnedDown} areTurnedDown />
          </Card>
        )}
      </div>
    </>
  );
}

function Accounts({ accounts, areTurnedDown = false }: { readonly accounts: readonly WaitingAccount[]; readonly areTurnedDown?: boolean }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <ul className={styles.accounts}>
      {accounts.map((account) => (
        <li key={account.id} className={styles.account}>
          <div className={styles.about}>
            <p className={styles.name}>{account.name}</p>
            <p className={styles.hint}>{account.email}</p>
            <p className={styles.hint}>{texts('waiting.since', { moment: formats.moment(account.since) })}</p>
          </div>
          <Decision account={account} isTurnedDown={areTurnedDown} />
        </li>
      ))}
    </ul>
  );
}

function Decision({ account: { id, name }, isTurnedDown }: { readonly account: WaitingAccount; readonly isTurnedDown: boolean }) {
  const texts = useTexts();
  const { Form, state } = useFetcher({ key: decisionKey });
  const isBusy = state !== 'idle';
  const validate = isTurnedDown ? 'waiting.validateAfterAll' : 'waiting.validate';
  return (
    <Form method="post" className={styles.buttons}>
      <input type="hidden" name="account" value={id} />
      <Button
        type="submit"
        name="intent"
        value="validate"
        look={isTurnedDown ? 'default' : 'primary'}
        size="small"
        disabled={isBusy}
        aria-label={`${texts(validate)}: ${name}`}
      >
        {texts(validate)}
      </Button>
      {!isTurnedDown && (
        <Button
          type="submit"
          name="intent"
          value="turn-down"
          size="small"
          disabled={isBusy}
          aria-label={`${texts('waiting.turnDown')}: ${name}`}
        >
          {texts('waiting.turnDown')}
        </Button>
      )}
    </Form>
  );
}

/** Says what became of a decision, or why it was refused. */
function useDecisionToasts(): void {
  const texts = useTexts();
  const { data } = useFetcher<Answer>({ key: decisionKey });
  useEachAnswer(data, (answer) => {
    if ('text' in answer) showToast({ tone: 'negative', text: answer.text });
    else showToast({ tone: 'positive', text: texts(`waiting.done.${answer.done}`, { name: answer.name }) });
  });
}
