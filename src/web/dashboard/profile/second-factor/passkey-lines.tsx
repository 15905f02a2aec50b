import { Icon } from '../../../ui/pictures/icon.tsx';
import { Fingerprint } from 'lucide-react';
import type { OwnPasskey } from '#contracts/people/profile.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FactorLine } from './factor-line.tsx';
import type { FactorForm } from './use-factor-form.ts';

interface PasskeyLinesProps {
  readonly passkeys: readonly OwnPasskey[];
  readonly form: FactorForm;
}

/** The passkeys that there are, each with the way to remove it, and the way to another one. */
export function PasskeyLines({ passkeys, form }: PasskeyLinesProps) {
  const texts = useTexts();
  const { Form, isBusy, creation } = form;
  return (
    <>
      <FactorLine mark={<Icon of={Fingerprint} />} name={texts('secondFactor.passkey')} text={texts('secondFactor.passkeyText')}>
        {!creation && (
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value="begin-passkey"
              size="small"
              disabled={isBusy}
              aria-label={texts('secondFactor.addPasskey')}
            >
              {texts('secondFactor.add')}
            </Button>
          </Form>
        )}
      </FactorLine>
      {passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} form={form} />
      ))}
    </>
  );
}

function PasskeyLine({ passkey: { id, name, addedAt, lastUsedAt }, form }: { readonly passkey: OwnPasskey; readonly form: FactorForm }) {
  const texts = useTexts();
  const formats = useFormats();
  const { Form, isBusy } = form;
  const moment = formats.moment(addedAt);
  const text =
    lastUsedAt === null
      ? texts('secondFactor.passkeyMade', { moment })
      : texts('secondFactor.passkeyUsed', { moment, used: formats.moment(lastUsedAt) });
  return (
    <FactorLine mark={null} name={name} text={text}>
      <Form method="post">
        <input type="hidden" name="intent" value="remove-passkey" />
        <Button
          type="submit"
          name="passkey"
          value={id}
          size="small"
          disabled={isBusy}
          aria-label={texts('secondFactor.removePasskey', { name })}
        >
          {texts('secondFactor.remove')}
        </Button>
      </Form>
    </FactorLine>
  );
}
