import { KeyRound, MessageSquareText, Smartphone } from 'lucide-react';
import type { Profile } from '#contracts/people/profile.ts';
import { needsPin } from '#domain/sign-in/second-factor.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { AppSetupForm } from './app-setup-form.tsx';
import { FactorLine } from './factor-line.tsx';
import { PasskeyLines } from './passkey-lines.tsx';
import { PasskeySetupForm } from './passkey-setup-form.tsx';
import { NewCodes } from './new-codes.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './second-factor.module.css';
import { type FactorForm, useFactorForm } from './use-factor-form.ts';

interface FactorCardProps {
  readonly profile: Profile;
}

/** Shows the second factor beside the password, and how to set up one that is stronger than a PIN. */
export function FactorCard({ profile }: FactorCardProps) {
  const texts = useTexts();
  const form = useFactorForm();
  const { setup, creation, codes, refusal, dismiss } = form;
  if (codes) return <NewCodes codes={codes} onKept={dismiss} />;
  return (
    <Card title={texts('secondFactor.title')} text={texts('secondFactor.text')} isFlush>
      <ul className={styles.lines}>
        <PinLine profile={profile} />
        <AppLine profile={profile} form={form} />
        <PasskeyLines passkeys={profile.security.passkeys} form={form} />
        {!isPinSent(profile) && <CodesLine profile={profile} form={form} />}
      </ul>
      {setup && <AppSetupForm setup={setup} form={form} />}
      {creation && <PasskeySetupForm creation={creation} form={form} />}
      <div className={styles.foot}>
        <p className={styles.text}>{texts('secondFactor.recent')}</p>
        <RefusalNote refusal={refusal && ofFields.has(refusal.code) ? null : refusal} />
      </div>
    </Card>
  );
}

/** Refusals that are shown beside a field. */
const ofFields = new Set(['wrong-code', 'name-required']);

function isPinSent({ security: { hasApp, passkeys } }: Profile): boolean {
  return needsPin({ totp: hasApp, passkey: passkeys.length > 0 });
}

function PinLine({ profile }: FactorCardProps) {
  const texts = useTexts();
  const { multiFactor, security } = profile;
  const isSent = isPinSent(profile);
  const sent = texts(security.pinChannel === 'sms' ? 'secondFactor.pinSms' : 'secondFactor.pinEmail');
  const text = multiFactor.enabled ? sent : texts('profile.pinDisabled');
  return (
    <FactorLine
      mark={<Icon of={MessageSquareText} />}
      name={texts('secondFactor.pin')}
      text={isSent ? text : texts('secondFactor.pinReplaced')}
    >
      {isSent && multiFactor.enabled && <Tag tone="positive">{texts('secondFactor.inUse')}</Tag>}
    </FactorLine>
  );
}

interface LineProps extends FactorCardProps {
  readonly form: FactorForm;
}

function AppLine({ profile: { security }, form: { Form, isBusy, setup } }: LineProps) {
  const texts = useTexts();
  const { hasApp } = security;
  return (
    <FactorLine
      mark={<Icon of={Smartphone} />}
      name={texts('secondFactor.app')}
      text={texts(hasApp ? 'secondFactor.appInUse' : 'secondFactor.appText')}
    >
      {hasApp && <Tag tone="positive">{texts('secondFactor.inUse')}</Tag>}
      {!setup && (
        <Form method="post">
          <Button
            type="submit"
            name="intent"
            value={hasApp ? 'remove-app' : 'begin-app'}
            size="small"
            disabled={isBusy}
            aria-label={texts(hasApp ? 'secondFactor.removeApp' : 'secondFactor.setUpApp')}
          >
            {texts(hasApp ? 'secondFactor.remove' : 'secondFactor.setUp')}
          </Button>
        </Form>
      )}
    </FactorLine>
  );
}

function CodesLine({ profile: { security }, form: { Form, isBusy } }: LineProps) {
  const texts = useTexts();
  const left = texts('secondFactor.codesLeft', { count: security.recoveryCodesLeft });
  return (
    <FactorLine mark={<Icon of={KeyRound} />} name={texts('secondFactor.codes')} text={`${texts('secondFactor.codesText')} ${left}`}>
      <Form method="post">
        <Button type="submit" name="intent" value="make-codes" size="small" disabled={isBusy}>
          {texts('secondFactor.makeCodes')}
        </Button>
      </Form>
    </FactorLine>
  );
}
