import { Form, useNavigation } from 'react-router';
import type { ClientInvitationsAnswer, ClientVerdict } from '#contracts/people/client-invitations.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import pickStyles from '../table/picks.module.css';
import columnStyles from '../columns.module.css';
import lines from '../people-lines.module.css';

interface InvitedClientsProps {
  readonly answer: ClientInvitationsAnswer;
  /** The way back to the list. */
  readonly back: string;
}

const titles = {
  preview: { done: 'willBe', not: 'cannotBe' },
  sent: { done: 'were', not: 'wereNot' },
  revoked: { done: 'revokedClients', not: 'notRevoked' },
} as const;

/** Lists whom the firm would and would not invite, with the one button that sends. Afterwards it lists the results. */
export function InvitedClients({ answer: { step, clients, leftOut }, back }: InvitedClientsProps) {
  const texts = useTexts();
  const isPreview = step === 'preview';
  const invited = clients.filter(({ refused }) => refused === null);
  const refused = clients.filter((client) => client.refused !== null);
  return (
    <div className={columnStyles.cards}>
      <Card
        title={texts(`clientInvitations.${titles[step].done}`, { count: invited.length })}
        text={isPreview && leftOut !== null ? texts('clientInvitations.leftOut', { count: leftOut }) : undefined}
        isFlush
      >
        {invited.length > 0 && <Clients clients={invited} step={step} />}
        <div className={pickStyles.pickFoot}>{isPreview ? <Question invited={invited} back={back} /> : <Back back={back} />}</div>
      </Card>
      {refused.length > 0 && (
        <Card title={texts(`clientInvitations.${titles[step].not}`, { count: refused.length })} isFlush>
          <Clients clients={refused} step={step} />
        </Card>
      )}
    </div>
  );
}

function Clients({ clients, step }: Pick<ClientInvitationsAnswer, 'clients' | 'step'>) {
  const texts = useTexts();
  return (
    <ul className={lines.list}>
      {clients.map(({ id, name, email, refused }) => (
        <li key={id} className={lines.line}>
          <div className={lines.about}>
            <p className={lines.name}>{name || texts('clientInvitations.unknown')}</p>
            {email !== '' && <p className={lines.hint}>{email}</p>}
          </div>
          {refused !== null && <Tag tone="warning">{texts(`clientInvitations.refused.${refused}`)}</Tag>}
          {refused === null && step !== 'preview' && (
            <Tag tone="positive">{texts(step === 'sent' ? 'clientInvitations.invited' : 'clientInvitations.revoked')}</Tag>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Asks once before the invitations; a job sends the emails. */
function Question({ invited, back }: { readonly invited: readonly ClientVerdict[]; readonly back: string }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className={pickStyles.buttons}>
      <FormKey />
      {invited.map(({ id }) => (
        <input key={id} type="hidden" name={id} value="on" />
      ))}
      <LinkButton to={back}>{texts('clientInvitations.cancel')}</LinkButton>
      {invited.length > 0 && (
        <Button type="submit" name="intent" value="send" look="primary" disabled={isBusy}>
          {isBusy ? texts('signIn.wait') : texts('clientInvitations.send', { count: invited.length })}
        </Button>
      )}
    </Form>
  );
}

function Back({ back }: { readonly back: string }) {
  const texts = useTexts();
  return (
    <div className={pickStyles.buttons}>
      <LinkButton to={back}>{texts('clientInvitations.more')}</LinkButton>
    </div>
  );
}
