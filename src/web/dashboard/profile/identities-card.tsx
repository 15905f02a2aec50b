import { useFetcher } from 'react-router';
import type { OwnIdentity } from '#contracts/people/profile.ts';
import { identityProviderNames } from '#domain/sign-in/identity-provider.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProviderMark } from '../../ui/pictures/provider-mark.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { FactorLine } from './second-factor/factor-line.tsx';
import styles from './second-factor/second-factor.module.css';
import { useProfileToasts } from './use-profile-toasts.ts';

const key = 'profile-identities';

/** The accounts elsewhere that sign someone in, and the way to end it. Nothing where the firm offers none and none is left. */
export function IdentitiesCard({ identities }: { readonly identities: readonly OwnIdentity[] }) {
  const texts = useTexts();
  const refusal = useProfileToasts(key);
  if (identities.length === 0) return null;
  return (
    <Card title={texts('identities.title')} text={texts('identities.text')} isFlush>
      <ul className={styles.lines}>
        {identities.map((identity) => (
          <IdentityLine key={identity.provider} identity={identity} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.text}>{texts('identities.recent')}</p>
        <RefusalNote refusal={refusal} />
      </div>
    </Card>
  );
}

function IdentityLine({ identity: { provider, state } }: { readonly identity: OwnIdentity }) {
  const { Form, state: sending } = useFetcher({ key });
  const texts = useTexts();
  const text = useStateText();
  const name = identityProviderNames[provider];
  const way = state.kind === 'linked' ? 'unlink' : 'allow';
  return (
    <FactorLine mark={<ProviderMark of={provider} />} name={name} text={text(state, name)}>
      {state.kind !== 'never' && (
        <Form method="post">
          <input type="hidden" name="intent" value={`${way}-identity`} />
          <Button
            type="submit"
            name="provider"
            value={provider}
            size="small"
            disabled={sending !== 'idle'}
            aria-label={texts(`identities.${way}Of`, { provider: name })}
          >
            {texts(`identities.${way}`)}
          </Button>
        </Form>
      )}
    </FactorLine>
  );
}

function useStateText() {
  const texts = useTexts();
  const formats = useFormats();
  return (state: OwnIdentity['state'], provider: string): string => {
    if (state.kind === 'never') return texts('identities.never', { provider });
    if (state.kind === 'ended') return texts('identities.ended', { provider, moment: formats.moment(state.endedAt) });
    return texts('identities.linked', { moment: formats.moment(state.linkedAt), used: formats.moment(state.lastUsedAt) });
  };
}
