import type { Profile } from '#contracts/people/profile.ts';
import type { PasswordRule } from '#domain/sign-in/password-rule.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { PictureCard } from '../pictures/picture-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { EmailCard } from './email-card.tsx';
import { FactorCard } from './second-factor/factor-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';
import styles from './profile-page.module.css';
import { useProfileToasts } from './use-profile-toasts.ts';

/** Shows the reader's details, the target of PINs, and the devices on which they are signed in. */
export function ProfilePage({ profile, rule }: { readonly profile: Profile; readonly rule: PasswordRule }) {
  const texts = useTexts();
  const refusal = useProfileToasts();
  return (
    <>
      <title>{texts('profile.title')}</title>
      <header className={styles.head}>
        <h1>{texts('profile.title')}</h1>
        <p className={styles.text}>
          {profile.email} · {texts(profile.isDelegate ? 'shell.roles.delegate' : `shell.roles.${profile.role}`)}
          {profile.job !== null && ` · ${texts(`contact.jobs.${profile.job}`)}`}
          {profile.organisation !== null && ` · ${profile.organisation}`}
        </p>
      </header>
      <div className={styles.cards}>
        <div className={styles.column}>
          <PictureCard kind="photo" owner="own" text={texts('profile.photoText')} label={texts('profile.choosePhoto')} href={profile.photo}>
            {(href) => <Avatar name={profile.name} photo={href} size="huge" />}
          </PictureCard>
          <DetailsCard profile={profile} refusal={refusal} />
          <ContactCard contact={profile.contact} />
        </div>
        <div className={styles.column}>
          <SignInCard signIn={profile.signIn} />
          <DevicesCard devices={profile.devices} />
          <EmailCard email={profile.email} isConfirmed={profile.isEmailConfirmed} />
          <PasswordCard rule={rule} refusal={refusal} email={profile.email} />
          <FactorCard profile={profile} />
          <IdentitiesCard identities={profile.identities} />
          <WelcomeCard hideIntroText={profile.hideIntroText} />
          <OwnDataCard />
        </div>
      </div>
    </>
  );
}
