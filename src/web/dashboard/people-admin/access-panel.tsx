import { href, Link, useFetcher, useLocation } from 'react-router';
import type { AdminPerson, PersonForm } from '#contracts/people/people-admin.ts';
import { personRoles } from '#domain/actor.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceList } from '../../ui/fields/choice-list.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import columnStyles from '../columns.module.css';
import { ConfirmClickButton } from '../../records/confirm-click-button.tsx';
import { SignInAgain } from '../../ui/session/sign-in-again.tsx';
import { AddressCard } from './address-card.tsx';
import { FormsCard } from './forms-card.tsx';
import { LinkedAccountsCard } from './linked-accounts-card.tsx';
import styles from './people-admin.module.css';
import { personKey, usePersonAnswer } from './use-person-answer.ts';

/** Shows the facts about a user beside the form, and the actions on them. */
export function AccessPanel({ data: person }: { readonly data: AdminPerson }) {
  const texts = useTexts();
  const refusal = usePersonAnswer();
  const { pathname, search } = useLocation();
  return (
    <div className={columnStyles.cards}>
      <About person={person} />
      {person.abilities.govern ? (
        <>
          <p role="alert" className={styles.refusal}>
            {refusal?.text}
          </p>
          {refusal?.code === 'recent-sign-in-needed' && <SignInAgain back={pathname + search} />}
          {person.isInvited && !person.isDisabled && <Invitation />}
          <Access person={person} />
          {person.abilities.vouch && <AddressCard key={String(person.isAddressConfirmed)} person={person} />}
          {person.forms && <FormsCard key={String(person.forms.open?.askedAt)} id={person.id} forms={person.forms} />}
          <LinkedAccountsCard identities={person.identities} />
          <TwoFactor key={String(person.isTwoFactorDisabled)} person={person} />
          <Role key={person.role} person={person} />
        </>
      ) : (
        <Card title={texts('peopleAdmin.yourself')}>
          <p>{texts('peopleAdmin.yourselfText')}</p>
        </Card>
      )}
    </div>
  );
}

function About({ person }: { readonly person: AdminPerson }) {
  const { email, phone, role, lastSignIn, devices } = person;
  const texts = useTexts();
  const formats = useFormats();
  const facts = [
    ['email', email],
    ['role', texts(`shell.roles.${role}`)],
    ['phone', phone],
    ['lastSignIn', lastSignIn === null ? texts('peopleAdmin.never') : formats.moment(lastSignIn)],
    ['signedIn', texts('peopleAdmin.browsers', { count: devices.signedIn })],
    ['known', texts('peopleAdmin.browsers', { count: devices.known })],
  ] as const;
  return (
    <Card
      title={texts('peopleAdmin.about')}
      tools={<Link to={`${href('/admin/audit')}?who=${encodeURIComponent(email)}`}>{texts('peopleAdmin.trail')}</Link>}
    >
      <FactList facts={facts.map(([name, value]) => [texts(`peopleAdmin.${name}`), value ?? '–'] as const)} />
    </Card>
  );
}

function IntentButton({ intent, isGrave = false }: { readonly intent: 'invite' | PersonForm['intent']; readonly isGrave?: boolean }) {
  const texts = useTexts();
  const { state } = useFetcher({ key: personKey });
  return (
    <Button type="submit" name="intent" value={intent} disabled={state !== 'idle'} {...(isGrave ? {} : { look: 'primary' as const })}>
      {texts(`peopleAdmin.intents.${intent}`)}
    </Button>
  );
}

function Invitation() {
  const texts = useTexts();
  const { Form } = useFetcher({ key: personKey });
  return (
    <Card title={texts('peopleAdmin.invitation')} text={texts('peopleAdmin.invitationText')}>
      <Form method="post">
        <FormFoot>
          <IntentButton intent="invite" />
        </FormFoot>
      </Form>
    </Card>
  );
}

function Access({ person: { isDisabled } }: { readonly person: AdminPerson }) {
  const texts = useTexts();
  const { Form, state } = useFetcher({ key: personKey });
  const intent = isDisabled ? 'enable' : 'disable';
  return (
    <Card title={texts('peopleAdmin.access')} text={texts(isDisabled ? 'peopleAdmin.isDisabledText' : 'peopleAdmin.accessText')}>
      <Form method="post">
        <FormFoot>
          {!isDisabled && <IntentButton intent="sign-out" isGrave />}
          <ConfirmClickButton
            key={intent}
            intent={intent}
            label={texts(`peopleAdmin.intents.${intent}`)}
            again={texts(`peopleAdmin.sure.${intent}`)}
            isBusy={state !== 'idle'}
          />
        </FormFoot>
      </Form>
    </Card>
  );
}

function TwoFactor({ person: { isTwoFactorDisabled } }: { readonly person: AdminPerson }) {
  const texts = useTexts();
  const { Form } = useFetcher({ key: personKey });
  return (
    <Card title={texts('peopleAdmin.pin')} text={texts(isTwoFactorDisabled ? 'peopleAdmin.pinIsOff' : 'peopleAdmin.pinIsOn')}>
      <Form method="post" className={formStyles.form}>
        <TextField label={texts('peopleAdmin.reason')} name="reason" maxLength={500} required />
        <FormFoot>
          {isTwoFactorDisabled ? <IntentButton intent="two-factor-on" /> : <IntentButton intent="two-factor-off" isGrave />}
        </FormFoot>
      </Form>
    </Card>
  );
}

function Role({ person: { role } }: { readonly person: AdminPerson }) {
  const texts = useTexts();
  const { Form } = useFetcher({ key: personKey });
  return (
    <Card title={texts('peopleAdmin.role')} text={texts('peopleAdmin.roleText')}>
      <Form method="post" className={formStyles.form}>
        <ChoiceList
          legend={texts('peopleAdmin.role')}
          hasHiddenLegend
          name="role"
          choices={personRoles.map((each) => ({ value: each, label: texts(`shell.roles.${each}`), isChosen: each === role }))}
        />
        <FormFoot>
          <IntentButton intent="role" isGrave />
        </FormFoot>
      </Form>
    </Card>
  );
}
