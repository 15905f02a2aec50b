import { MailCheck, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import {
  type ClientInvitationsAnswer,
  type ClientInvitationsPage,
  invitedBefore,
  maxInvitedAtOnce,
  type UninvitedClient,
} from '#contracts/people/client-invitations.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import pickStyles from '../table/picks.module.css';
import { ChoosePage } from '../table/choose-page.tsx';
import { adminListAddress } from '../admin/admin-list-address.ts';
import { AdminSearch } from '../admin/admin-search.tsx';
import headStyles from '../page-head.module.css';
import type { InvitationRefusal } from './adviser-invitations-view.tsx';
import { InvitationTag } from './invitation-tag.tsx';
import styles from './invitations.module.css';
import { InvitedClients } from './invited-clients.tsx';

interface ClientInvitationsProps {
  readonly page: ClientInvitationsPage;
  /** The answer to the form sent last; null before one is sent. */
  readonly answer: ClientInvitationsAnswer | InvitationRefusal | null;
}

/** Clients who have not signed in: choose some, see who would be invited, and send. */
export function ClientInvitationsView({ page, answer }: ClientInvitationsProps) {
  const texts = useTexts();
  const { pathname } = useLocation();
  return (
    <>
      <title>{texts('clientInvitations.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('clientInvitations.title')}</h1>
          <p className={headStyles.text}>{texts('clientInvitations.text')}</p>
        </div>
      </header>
      {answer && 'step' in answer ? (
        <InvitedClients answer={answer} back={adminListAddress(pathname, { ...page.query })} />
      ) : (
        <Choice page={page} path={pathname} refusal={answer?.text ?? null} />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly page: ClientInvitationsPage;
  readonly path: string;
  readonly refusal: string | null;
}

function Choice({ page: { query, clients, found, page, pages }, path, refusal }: ChoiceProps) {
  const texts = useTexts();
  const { find, sent } = query;
  const shown = invitedBefore.map((each) => ({
    key: each,
    children: texts(`clientInvitations.sent.${each}`),
    href: adminListAddress(path, { sent: each === sent ? undefined : each, find }),
    isOn: each === sent,
  }));
  const isAll = find === undefined && sent === undefined;
  const pager = pages > 1 && <Pager page={page} pages={pages} hrefOf={(wanted) => adminListAddress(path, { ...query, page: wanted })} />;
  return (
    <Card isFlush footer={pager}>
      <AdminSearch
        path={path}
        label={texts('clientInvitations.find')}
        hint={texts('audit.whoHint')}
        all={texts('clientInvitations.all')}
        find={find}
        found={texts('clientInvitations.found', { count: found })}
        kept={sent === undefined ? {} : { sent }}
      >
        <nav className={styles.chips} aria-label={texts('clientInvitations.show')}>
          {shown.map(({ key, ...chip }) => (
            <Chip key={key} {...chip} />
          ))}
        </nav>
      </AdminSearch>
      {clients.length === 0 ? (
        <EmptyState
          icon={isAll ? MailCheck : SearchX}
          title={texts(isAll ? 'clientInvitations.none' : 'clientInvitations.noneFound')}
          text={texts(isAll ? 'clientInvitations.noneText' : 'clientInvitations.noneFoundText')}
        />
      ) : (
        <Picks key={clients.map(({ id }) => id).join()} clients={clients} found={found} query={query} refusal={refusal} />
      )}
    </Card>
  );
}

function ClientWords({ client: { name, email, lastSentAt, state } }: { readonly client: UninvitedClient }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <span className={pickStyles.words}>
      <span className={pickStyles.name}>{name}</span>
      <span className={pickStyles.quiet}>
        {email || texts('clientInvitations.refused.no-email')}
        {lastSentAt !== null && ` · ${texts('clientInvitations.lastSent', { moment: formats.moment(lastSentAt) })}`}
      </span>
      {state && (
        <span>
          <InvitationTag state={state} />
        </span>
      )}
    </span>
  );
}

type PicksProps = Pick<ClientInvitationsPage, 'clients' | 'found' | 'query'> & Pick<ChoiceProps, 'refusal'>;

function Picks({ clients, found, query: { find, sent }, refusal }: PicksProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <Form method="post" id="chosen">
        <ul ref={list} className={pickStyles.picks} aria-label={texts('clientInvitations.title')}>
          {clients.map((client) => (
            <li key={client.id}>
              <label className={pickStyles.pick}>
                <input type="checkbox" name={client.id} value="on" />
                <ClientWords client={client} />
              </label>
            </li>
          ))}
        </ul>
      </Form>
      <div className={pickStyles.pickFoot}>
        <ChoosePage list={list} />
        <p role="alert" className={pickStyles.refusal}>
          {refusal}
        </p>
        <div className={pickStyles.buttons}>
          <Form method="post">
            {find !== undefined && <input type="hidden" name="find" value={find} />}
            {sent !== undefined && <input type="hidden" name="sent" value={sent} />}
            <Button type="submit" name="intent" value="preview-found" disabled={isBusy}>
              {texts(found > maxInvitedAtOnce ? 'clientInvitations.checkFirst' : 'clientInvitations.checkFound', {
                count: Math.min(found, maxInvitedAtOnce),
              })}
            </Button>
          </Form>
          <Button type="submit" form="chosen" name="intent" value="revoke" disabled={isBusy}>
            {texts('clientInvitations.revoke')}
          </Button>
          <Button type="submit" form="chosen" name="intent" value="preview" look="primary" disabled={isBusy}>
            {texts(isBusy ? 'signIn.wait' : 'clientInvitations.check')}
          </Button>
        </div>
      </div>
    </>
  );
}
