import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Profile, ProfileAnswer } from '#contracts/profile.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ImageField } from '../../ui/image-field.tsx';
import styles from './profile-page.module.css';
import { RefusalNote } from './refusal-note.tsx';
import { type ProfileRefusal, useProfileToasts } from './use-profile-toasts.ts';

const key = 'profile-photo';
const emptied = new Set(['photo-set', 'photo-cleared']);

/** The photo: chosen, looked at, then saved; or taken away. */
export function PhotoCard({ profile: { name, photo } }: { readonly profile: Pick<Profile, 'name' | 'photo'> }) {
  const texts = useTexts();
  const refusal = useProfileToasts(key);
  const { round, isBusy } = useRounds();
  return (
    <Card title={texts('profile.photo')} text={texts('profile.photoText')}>
      <PhotoForm key={round} name={name} photo={photo} refusal={refusal} isBusy={isBusy} />
    </Card>
  );
}

interface PhotoFormProps extends Pick<Profile, 'name' | 'photo'> {
  readonly refusal: ProfileRefusal | null;
  readonly isBusy: boolean;
}

function PhotoForm({ name, photo, refusal, isBusy }: PhotoFormProps) {
  const texts = useTexts();
  const { Form } = useFetcher({ key });
  const [isChosen, setChosen] = useState(false);
  const isOfPicture = refusal?.code.startsWith('image-') === true;
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      <ImageField
        name="photo"
        label={texts('profile.choosePhoto')}
        error={isOfPicture ? refusal?.text : undefined}
        onChosen={(file) => setChosen(file !== null)}
      >
        {(chosen) => <Avatar name={name} photo={chosen ?? photo} size="huge" />}
      </ImageField>
      <div className={styles.foot}>
        <RefusalNote refusal={isOfPicture ? null : refusal} />
        {photo !== null && !isChosen && <ClearButton isBusy={isBusy} />}
        {isChosen && (
          <Button type="submit" name="intent" value="set-photo" look="primary" disabled={isBusy}>
            {texts(isBusy ? 'signIn.wait' : 'profile.savePhoto')}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** A form of its own words: what was chosen and not saved does not come along. */
function ClearButton({ isBusy }: { readonly isBusy: boolean }) {
  const texts = useTexts();
  const { submit } = useFetcher({ key });
  return (
    <Button disabled={isBusy} onClick={() => void submit({ intent: 'clear-photo' }, { method: 'post' })}>
      {texts('profile.clearPhoto')}
    </Button>
  );
}

/** Counts what was done: each time the form begins anew. */
function useRounds() {
  const { data, state } = useFetcher<ProfileAnswer | ProfileRefusal>({ key });
  const [{ round, seen }, setRound] = useState<{ readonly round: number; readonly seen: unknown }>({ round: 0, seen: data });
  if (data !== seen) setRound({ round: data && 'done' in data && emptied.has(data.done) ? round + 1 : round, seen: data });
  return { round, isBusy: state !== 'idle' };
}
