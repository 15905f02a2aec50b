import { useFetcher } from 'react-router';
import type { AdminIdentity } from '#contracts/people/people-admin.ts';
import { identityProviderNames } from '#domain/sign-in/identity-provider.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProviderMark } from '../../ui/pictures/provider-mark.tsx';
import { FactorLine } from '../profile/second-factor/factor-line.tsx';
import styles from '../profile/second-factor/second-factor.module.css';
import { personKey } from './use-person-answer.ts';

/** The accounts elsewhere that sign a person in, or did, and the end of it. Nothing where none was ever linked. */
export function LinkedAccountsCard({ identities }: { readonly identities: readonly AdminIdentity[] }) {
  const texts = useTexts();
  if (identities.length === 0) return null;
  return (
    <Card title={texts('peopleAdmin.elsewhere.title')} text={texts('peopleAdmin.elsewhere.text')} isFlush>
      <ul className={styles.lines}>
        {identities.map((identity) => (
          <Line key={identity.provider} identity={identity} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ identity: { provider, linkedAt, endedAt } }: { readonly identity: AdminIdentity }) {
  const texts = useTexts();
  const formats = useFormats();
  const { Form, state } = useFetcher({ key: personKey });
  const name = identityProviderNames[provider];
  const text =
    endedAt === null
      ? texts('peopleAdmin.elsewhere.linked', { moment: formats.moment(linkedAt) })
      : texts('peopleAdmin.elsewhere.ended', { provider: name, moment: formats.moment(endedAt) });
  return (
    <FactorLine mark={<ProviderMark of={provider} />} name={name} text={text}>
      {endedAt === null && (
        <Form method="post">
          <input type="hidden" name="intent" value="unlink-identity" />
          <Button
            type="submit"
            name="provider"
            value={provider}
            size="small"
            disabled={state !== 'idle'}
            aria-label={texts('identities.unlinkOf', { provider: name })}
          >
            {texts('peopleAdmin.intents.unlink-identity')}
          </Button>
        </Form>
      )}
    </FactorLine>
  );
}
