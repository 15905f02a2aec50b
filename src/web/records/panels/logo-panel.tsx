import type { PanelData } from '#contracts/records.ts';
import { PictureCard } from '../../dashboard/pictures/picture-card.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';

/** The logo of an organisation: chosen, looked at, saved; or removed. */
export function LogoPanel({ id, data: { href } }: { readonly id: string; readonly data: PanelData['logo'] }) {
  const texts = useTexts();
  return (
    <PictureCard kind="logo" owner={id} text={texts('organisations.logoText')} label={texts('organisations.chooseLogo')} href={href}>
      {(shown) => <Logo href={shown} />}
    </PictureCard>
  );
}
