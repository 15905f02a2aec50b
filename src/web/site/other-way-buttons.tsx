import { Landmark } from 'lucide-react';
import { Form, useSearchParams } from 'react-router';
import { identityProviderNames } from '#domain/sign-in/identity-provider.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-look.ts';
import { Icon } from '../ui/pictures/icon.tsx';
import { ProviderMark } from '../ui/pictures/provider-mark.tsx';
import { pathOfMode } from './path-of-mode.ts';
import styles from './sign-in-dialog.module.css';
import type { SignInOptions } from './sign-in-step.ts';

interface OtherWayButtonsProps {
  readonly ways: SignInOptions;
  readonly isBusy: boolean;
}

/** Below the form: the national page of the firm, and the providers that it offers. Nothing where it has neither. */
export function OtherWayButtons({ ways: { providers, national }, isBusy }: OtherWayButtonsProps) {
  const texts = useTexts();
  const [search] = useSearchParams();
  if (national === null && providers.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{texts('identities.or')}</p>
      {national !== null && (
        <a href={national} className={buttonClass({ size: 'large', isWide: true }, styles.way)}>
          <Icon of={Landmark} />
          {texts('identities.national')}
        </a>
      )}
      {providers.map((provider) => (
        <Form key={provider} method="post" action={pathOfMode(`/login/${provider}`, search)}>
          <Button type="submit" size="large" isWide disabled={isBusy} className={styles.way}>
            <ProviderMark of={provider} />
            {texts('identities.continueWith', { provider: identityProviderNames[provider] })}
          </Button>
        </Form>
      ))}
    </div>
  );
}
