import { MailPlus } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import type { AdviserInvitationAnswer, AdviserInvitationsPage, ListedAdviserInvitation } from '#contracts/people/adviser-invitations.ts';
import { useFormats } from '../../lib/formats.tsx';
import { listAddress } from '../../records/record-address.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import columnStyles from '../columns.module.css';
import headStyles from '../page-head.module.css';
import { InviteAdviser } from './invite-adviser.tsx';
import lines from '../people-lines.module.css';

/** A form that was refused, in the reader's language. */
export interface InvitationRefusal {
  readonly code: string;
  readonly text: string;
}

interface AdviserInvitationsProps {
  readonly page: AdviserInvitationsPage;
  /** The answer to the form sent last; null before one is sent. */
  readonly answer: AdviserInvitationAnswer | InvitationRefusal | null;
}

/** Lists the invited advisers with their portals, and offers further invitations. */
export function AdviserInvitationsView({ page, answer }: AdviserInvitationsProps) {
  const texts = useTexts();
  const { invitations } = page;
  const refusal = answer && 'code' in answer ? answer : null;
  return (
    <>
      <title>{texts('adviserInvitations.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('adviserInvitations.title')}</h1>
          <p className={headStyles.text}>{texts('adviserInvitations.text')}</p>
        </div>
        <Link to={listAddress('people', {})}>{texts('collections.people.plural')}</Link>
      </header>
      {answer && 'done' in answer && (
        <output className={lines.done}>{texts(`adviserInvitations.done.${answer.done}`, { name: answer.name })}</output>
      )}
      <div className={columnStyles.cards}>
        <InviteAdviser key={invitations.map(({ id }) => id).join()} page={page} refusal={refusal} />
        <Card title={texts('adviserInvitations.list')} isFlush>
          {invitations.length === 0 ? (
            <EmptyState icon={MailPlus} title={texts('adviserInvitations.empty')} text={texts('adviserInvitations.emptyText')} />
          ) : (
            <ul className={lines.list}>
              {invitations.map((invitation) => (
                <Line key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}

const tones: Readonly<Record<ListedAdviserInvitation['state'], Tone>> = {
  open: 'primary',
  expired: 'warning',
  accepted: 'positive',
  withdrawn: 'neutral',
};

function Line({ invitation }: { readonly invitation: ListedAdviserInvitation }) {
  const texts = useTexts();
  const formats = useFormats();
  const { id, name, email, portal, state, at, invitedBy } = invitation;
  const hasEnded = state === 'accepted' || state === 'withdrawn';
  return (
    <li className={lines.line}>
      <div className={lines.about}>
        <p className={lines.name}>
          {name} <Tag tone={tones[state]}>{texts(`adviserInvitations.state.${state}`)}</Tag>
        </p>
        <p className={lines.hint}>{email}</p>
        <p className={lines.hint}>
          {texts(`adviserInvitations.at.${state}`, { portal, moment: formats.moment(at) })}
          {invitedBy !== null && ` · ${texts('adviserInvitations.by', { name: invitedBy })}`}
        </p>
      </div>
      {!hasEnded && <Actions id={id} name={name} />}
    </li>
  );
}

function Actions({ id, name }: Pick<ListedAdviserInvitation, 'id' | 'name'>) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className={lines.actions}>
      {(['send-again', 'withdraw'] as const).map((intent) => (
        <Form key={intent} method="post" preventScrollReset>
          {intent === 'send-again' && <FormKey />}
          <input type="hidden" name="invitation" value={id} />
          <Button
            type="submit"
            name="intent"
            value={intent}
            size="small"
            disabled={isBusy}
            aria-label={`${texts(`adviserInvitations.${intent}`)}: ${name}`}
          >
            {texts(`adviserInvitations.${intent}`)}
          </Button>
        </Form>
      ))}
    </div>
  );
}
