import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type {
  AccountWithDelegates,
  DelegatesAnswer,
  DelegatesPage,
  DelegatesRefusal,
  ShownDelegate,
} from '#contracts/people/delegations.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { ConfirmClickButton } from '../../records/confirm-click-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import columnStyles from '../columns.module.css';
import headStyles from '../page-head.module.css';
import { DelegateDrawer } from './delegate-drawer.tsx';
import lines from '../people-lines.module.css';
import styles from './delegates.module.css';

interface DelegatesViewProps {
  readonly page: DelegatesPage;
  /** The answer to the form sent last; null before one is sent. */
  readonly answer: DelegatesAnswer | DelegatesRefusal | null;
}

/** Lists the delegates of each account, with the first and last day of their access. The client adds delegates; anyone with the right can end an access. */
export function DelegatesView({ page, answer }: DelegatesViewProps) {
  const texts = useTexts();
  const { accounts, mayGive } = page;
  return (
    <>
      <title>{texts('shell.entries.delegates')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('shell.entries.delegates')}</h1>
          <p className={headStyles.text}>{texts(mayGive ? 'delegates.text' : 'delegates.staffText')}</p>
        </div>
      </header>
      {answer && 'done' in answer && (
        <output className={lines.done}>{texts(`delegates.done.${answer.done}`, { name: answer.name })}</output>
      )}
      {answer && 'code' in answer && (
        <p role="alert" className={styles.refusal}>
          {answer.text}
        </p>
      )}
      <div className={columnStyles.cards}>
        {accounts.length === 0 && (
          <Card isFlush>
            <EmptyState icon={UserRoundPlus} title={texts('delegates.noAccount')} text={texts('delegates.noAccountText')} />
          </Card>
        )}
        {accounts.map((account) => (
          <OfAccount key={account.id} account={account} page={page} />
        ))}
      </div>
    </>
  );
}

function OfAccount({ account, page }: { readonly account: AccountWithDelegates; readonly page: DelegatesPage }) {
  const texts = useTexts();
  const [isAdding, setAdding] = useState(false);
  const { name, delegates, portfolios } = account;
  const mayAdd = page.mayGive && portfolios.length > 0;
  const add = (
    <Button look={delegates.length === 0 ? 'primary' : 'default'} onClick={() => setAdding(true)}>
      <Icon of={UserRoundPlus} size="small" />
      {texts('delegates.add')}
    </Button>
  );
  return (
    <Card title={name} tools={mayAdd && delegates.length > 0 && add} isFlush>
      {delegates.length === 0 ? (
        <EmptyState
          icon={UserRoundPlus}
          title={texts('delegates.empty')}
          text={texts(page.mayGive ? 'delegates.emptyText' : 'delegates.staffEmptyText')}
        >
          {mayAdd && add}
        </EmptyState>
      ) : (
        <ul className={lines.list}>
          {delegates.map((delegate) => (
            <Line key={delegate.id} delegate={delegate} account={account} page={page} />
          ))}
        </ul>
      )}
      {mayAdd && isAdding && <DelegateDrawer account={account} delegate={null} page={page} onClose={() => setAdding(false)} />}
    </Card>
  );
}

const tones: Readonly<Record<ShownDelegate['state'], Tone>> = { invited: 'primary', active: 'positive', expired: 'warning' };

interface LineProps {
  readonly delegate: ShownDelegate;
  readonly account: AccountWithDelegates;
  readonly page: DelegatesPage;
}

function Line({ delegate, account, page }: LineProps) {
  const texts = useTexts();
  const { id, name, email, relation, area, portfolios, state } = delegate;
  const isBusy = useNavigation().state !== 'idle';
  const [isChanging, setChanging] = useState(false);
  const mayChange = page.mayGive && state !== 'expired' && account.portfolios.length > 0;
  return (
    <li className={lines.line}>
      <div className={lines.about}>
        <p className={lines.name}>
          {name} <Tag tone={tones[state]}>{texts(`delegates.state.${state}`)}</Tag>
          {area === 'percentages' && <Tag tone="accent">{texts('delegates.area.percentages')}</Tag>}
        </p>
        <p className={lines.hint}>
          {texts(`delegates.relation.${relation}`)} · {email}
        </p>
        <p className={lines.hint}>{texts('delegates.sees', { portfolios: portfolios.join(', ') || texts('delegates.nothing') })}</p>
        <Days delegate={delegate} />
      </div>
      <Form method="post" preventScrollReset className={lines.actions} aria-label={name}>
        <input type="hidden" name="delegation" value={id} />
        {mayChange && <Button onClick={() => setChanging(true)}>{texts('delegates.change')}</Button>}
        {page.mayGive && state === 'invited' && (
          <Button type="submit" name="intent" value="resend" disabled={isBusy}>
            {texts('delegates.resend')}
          </Button>
        )}
        <ConfirmClickButton intent="remove" label={texts('delegates.remove')} again={texts('delegates.removeAgain')} isBusy={isBusy} />
      </Form>
      {isChanging && <DelegateDrawer account={account} delegate={delegate} page={page} onClose={() => setChanging(false)} />}
    </li>
  );
}

function Days({ delegate: { givenOn, acceptedOn, until, lastVisitAt, state } }: { readonly delegate: ShownDelegate }) {
  const texts = useTexts();
  const formats = useFormats();
  const since =
    acceptedOn === null
      ? texts('delegates.invitedOn', { date: formats.date(givenOn) })
      : texts('delegates.since', { date: formats.date(acceptedOn) });
  const end = texts(state === 'expired' ? 'delegates.endedOn' : 'delegates.until', { date: formats.date(until) });
  const context =
    lastVisitAt === null ? texts('delegates.neverVisited') : texts('delegates.lastVisit', { moment: formats.moment(lastVisitAt) });
  return (
    <ul className={styles.facts}>
      <li>{since}</li>
      <li>{end}</li>
      {acceptedOn !== null && <li>{context}</li>}
    </ul>
  );
}
