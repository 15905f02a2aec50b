import { Link, useFetcher } from 'react-router';
import type { OfficePerson, PersonForm } from '#contracts/people-office.ts';
import { personRoles } from '#domain/actor.ts';
import { useFormats } from '../../lib/formats.tsx';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import headStyles from '../page-head.module.css';
import styles from './people-office.module.css';
import { PersonState } from './people-view.tsx';
import { personKey, usePersonAnswer } from './use-person-answer.ts';

/** One of the people, for administrators: what is known, and what can be done about him. */
export function PersonView({ person }: { readonly person: OfficePerson }) {
  const texts = useTexts();
  const refusal = usePersonAnswer();
  return (
    <>
      <title>{person.name}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{person.name}</h1>
          <p className={headStyles.text}>
            {person.email} · <PersonState person={person} />
          </p>
        </div>
        <Link to={`${paths.audit}?who=${encodeURIComponent(person.email)}`}>{texts('peopleOffice.trail')}</Link>
      </header>
      <div className={styles.cards}>
        <About person={person} />
        {person.abilities.govern ? (
          <div className={styles.cards}>
            <p role="alert" className={styles.refusal}>
              {refusal}
            </p>
            <Access person={person} />
            <TwoFactor key={String(person.isTwoFactorDisabled)} person={person} />
            <Role key={person.role} person={person} />
          </div>
        ) : (
          <Card title={texts('peopleOffice.yourself')}>
            <p>{texts('peopleOffice.yourselfText')}</p>
          </Card>
        )}
      </div>
    </>
  );
}

function About({ person: { title, phone, role, organisation, lastSignIn, devices } }: { readonly person: OfficePerson }) {
  const texts = useTexts();
  const formats = useFormats();
  const facts = [
    ['role', texts(`shell.roles.${role}`)],
    ['jobTitle', title],
    ['organisation', organisation],
    ['phone', phone],
    ['lastSignIn', lastSignIn === null ? texts('peopleOffice.never') : formats.moment(lastSignIn)],
    ['signedIn', texts('peopleOffice.browsers', { count: devices.signedIn })],
    ['known', texts('peopleOffice.browsers', { count: devices.known })],
  ] as const;
  return (
    <Card title={texts('peopleOffice.about')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{texts(`peopleOffice.${name}`)}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function IntentButton({ intent, isGrave = false }: { readonly intent: PersonForm['intent']; readonly isGrave?: boolean }) {
  const texts = useTexts();
  const { state } = useFetcher({ key: personKey });
  return (
    <Button type="submit" name="intent" value={intent} disabled={state !== 'idle'} {...(isGrave ? {} : { look: 'primary' as const })}>
      {texts(`peopleOffice.intents.${intent}`)}
    </Button>
  );
}

function Access({ person: { isDisabled } }: { readonly person: OfficePerson }) {
  const texts = useTexts();
  const { Form } = useFetcher({ key: personKey });
  return (
    <Card title={texts('peopleOffice.access')} text={texts(isDisabled ? 'peopleOffice.isDisabledText' : 'peopleOffice.accessText')}>
      <Form method="post" className={styles.foot}>
        {!isDisabled && <IntentButton intent="sign-out" isGrave />}
        {isDisabled ? <IntentButton intent="enable" /> : <IntentButton intent="disable" isGrave />}
      </Form>
    </Card>
  );
}

function TwoFactor({ person: { isTwoFactorDisabled } }: { readonly person: OfficePerson }) {
  const texts = useTexts();
  const { Form } = useFetcher({ key: personKey });
  return (
    <Card title={texts('peopleOffice.pin')} text={texts(isTwoFactorDisabled ? 'peopleOffice.pinIsOff' : 'peopleOffice.pinIsOn')}>
      <Form method="post" className={styles.form}>
        <TextField label={texts('peopleOffice.reason')} name="reason" maxLength={500} required />
        <div className={styles.foot}>
          {isTwoFactorDisabled ? <IntentButton intent="two-factor-on" /> : <IntentButton intent="two-factor-off" isGrave />}
        </div>
      </Form>
    </Card>
  );
}

function Role({ person: { role } }: { readonly person: OfficePerson }) {
  const texts = useTexts();
  const { Form } = useFetcher({ key: personKey });
  return (
    <Card title={texts('peopleOffice.role')} text={texts('peopleOffice.roleText')}>
      <Form method="post" className={styles.form}>
        <fieldset className={styles.choices}>
          <legend className="sr">{texts('peopleOffice.role')}</legend>
          {personRoles.map((each) => (
            <label key={each} className={styles.choice}>
              <input type="radio" name="role" value={each} defaultChecked={each === role} />
              {texts(`shell.roles.${each}`)}
            </label>
          ))}
        </fieldset>
        <div className={styles.foot}>
          <IntentButton intent="role" isGrave />
        </div>
      </Form>
    </Card>
  );
}
