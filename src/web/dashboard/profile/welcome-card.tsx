import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PreferenceForm } from '../../ui/fields/preference-form.tsx';

/** Shows whether the welcome appears at sign-in, and changes that. */
export function WelcomeCard({ hideIntroText }: { readonly hideIntroText: boolean }) {
  const texts = useTexts();
  return (
    <Card title={texts('profile.welcome')} text={texts(hideIntroText ? 'profile.welcomeHidden' : 'profile.welcomeShown')}>
      <PreferenceForm>
        <Button type="submit" name="introduction" value={hideIntroText ? 'shown' : 'hidden'}>
          {texts(hideIntroText ? 'profile.showWelcome' : 'profile.hideWelcome')}
        </Button>
      </PreferenceForm>
    </Card>
  );
}
