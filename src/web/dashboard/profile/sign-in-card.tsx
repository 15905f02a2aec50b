import type { OwnSignIn } from '#contracts/people/profile.ts';
import { identityProviderNames } from '#domain/sign-in/identity-provider.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';

/** Shows how and in which language the reader signs in, since when, and their last sign-in. */
export function SignInCard({ signIn: { language, authType, createdOn, lastLogin } }: { readonly signIn: OwnSignIn }) {
  const texts = useTexts();
  const formats = useFormats();
  const ways = authType.map((way) => (way === 'password' ? texts('profile.withPassword') : identityProviderNames[way]));
  return (
    <Card title={texts('profile.signIn')}>
      <FactList
        facts={[
          [texts('shell.language'), texts(language === null ? 'profile.languageOfPortal' : `shell.languages.${language}`)],
          [texts('profile.authType'), ways.join(', ') || '–'],
          [texts('profile.createdOn'), formats.date(createdOn.slice(0, 10))],
          [texts('profile.lastLogin'), lastLogin === null ? '–' : formats.moment(lastLogin)],
        ]}
      />
    </Card>
  );
}
