import { href, Link, useFetcher } from 'react-router';
import type { AdminPerson, PersonForm } from '#contracts/people/people-admin.ts';
import { personRoles } from '#domain/actor.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceList } from '../../ui/fields/choice-list.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import columnStyles from '../columns.module.css';
import headStyles from '../page-head.module.css';
import { PictureCard } from '../pictures/picture-card.tsx';
import { AddressCard } from './address-card.tsx';
import { DescriptionForm } from './description-form.tsx';
import { FormsCard } from './forms-card.tsx';
import { ElsewhereCard } from './elsewhere-card.tsx';
import styles from './people-admin.module.css';
import { PersonState } from './people-view.tsx';
import { personKey, usePersonAnswer } from './use-person-answer.ts';

/** One of the people, for administrators: what is known, and what can be done about them. */
export function PersonView({ person }: { readonly person: AdminPerson }) {
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
        <Link to={`${href('/admin/audit')}?who=${encodeURIComponent(person.email)}`}>{texts('peopleAdmin.trail')}</Link>
      </header>
      <div className={columnStyles.columns}>
        <div className={columnStyles.cards}>
          <About person={person} />
          {person.abilities.describe && (
            <>
              <Photo person={person} />
              <DescriptionForm key={person.id} person={person} />
            </>
          )}
        </div>
        {person.abilities.govern ? (
          <div className={columnStyles.cards}>
            <p role="alert" className={styles.refusal}>
              {refusal}
            </p>
            <Access person={person} />
            {person.abilities.vouch && <AddressCard key={String(person.isAddressConfirmed)} person={person} />}
            {person.forms && <FormsCard key={String(person.forms.open?.askedAt)} forms={person.forms} />}
            <ElsewhereCard identities={person.identities} />
            <TwoFactor key={String(person.isTwoFactorDisabled)} person={person} />
            <Role key={person.role} person={person} />
          </div>
        ) : (
          <Card title={texts('peopleAdmin.yourself')}>
            <p>{texts('peopleAdmin.yourselfText')}</p>
          </Card>
        )}
      </div>
    </>
  );
}

function About({ person }: { readonly person: AdminPerson }) {
  const { title, job, phone, role, organisation, lastSignIn, devices } = person;
  const texts = useTexts();
  const formats = useFormats();
  const facts = [
    ['role', texts(`shell.roles.${role}`)],
    ['job', job && texts(`peopleAdmin.jobs.${job}`)],
    ['jobTitle', title],
    ['organisation', organisation],
    ['phone', phone],
    ['lastSignIn', lastSignIn === null ? texts('peopleAdmin.never') : formats.moment(lastSignIn)],
    ['signedIn', texts('peopleAdmin.browsers', { count: devices.signedIn })],
    ['known', texts('peopleAdmin.browsers', { count: devices.known })],
  ] as const;
  return (
    <Card title={texts('peopleAdmin.about')}>
      <FactList
        facts={[...facts.map(([name, value]) => [texts(`peopleAdmin.${name}`), value ?? '–'] as const), ...reached(person, texts)]}
      />
    </Card>
  );
}

/** How the person is reached at the office and on the web, where it is known. */
function reached({ telephone, profileUrl, linkedin }: AdminPerson, texts: Texts) {
  const pages = [
    ['profileUrl', profileUrl],
    ['linkedin', linkedin],
  ] as const;
  return [
    ...(telephone === null ? [] : [[texts('contact.telephone'), telephone] as const]),
    ...pages.flatMap(([name, page]) => (page === null ? [] : [[texts(`contact.${name}`), <PageLink key={name} page={page} />] as const])),
  ];
}

function PageLink({ page }: { readonly page: string }) {
  return <OutsideLink href={page}>{page.replace(/^https:\/\/(?:www\.)?/, '')}</OutsideLink>;
}

function Photo({ person: { id, name, photo } }: { readonly person: AdminPerson }) {
  const texts = useTexts();
  return (
    <PictureCard kind="photo" owner={id} text={texts('peopleAdmin.photoText')} label={texts('peopleAdmin.choosePhoto')} href={photo}>
      {(shown) => <Avatar name={name} photo={shown} size="huge" />}
    </PictureCard>
  );
}

function IntentButton({ intent, isGrave = false }: { readonly intent: PersonForm['intent']; readonly isGrave?: boolean }) {
  const texts = useTexts();
  const { state } = useFetcher({ key: personKey });
  return (
    <Button type="submit" name="intent" value={intent} disabled={state !== 'idle'} {...(isGrave ? {} : { look: 'primary' as const })}>
      {texts(`peopleAdmin.intents.${intent}`)}
    </Button>
  );
}

function Access({ person: { isDisabled } }: { readonly person: AdminPerson }) {
  const texts = useTexts();
  const { Form } = useFetcher({ key: personKey });
  return (
    <Card title={texts('peopleAdmin.access')} text={texts(isDisabled ? 'peopleAdmin.isDisabledText' : 'peopleAdmin.accessText')}>
      <Form method="post">
        <FormFoot>
          {!isDisabled && <IntentButton intent="sign-out" isGrave />}
          {isDisabled ? <IntentButton intent="enable" /> : <IntentButton intent="disable" isGrave />}
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
