import type { PanelData } from '#contracts/records.ts';
import { PictureCard } from '../../dashboard/pictures/picture-card.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';

/** The photo of a person: chosen, looked at, saved; or removed. */
export function PhotoPanel({ id, data: { name, href } }: { readonly id: string; readonly data: PanelData['photo'] }) {
  const texts = useTexts();
  return (
    <PictureCard kind="photo" owner={id} text={texts('peopleAdmin.photoText')} label={texts('peopleAdmin.choosePhoto')} href={href}>
      {(shown) => <Avatar name={name} photo={shown} size="huge" />}
    </PictureCard>
  );
}
