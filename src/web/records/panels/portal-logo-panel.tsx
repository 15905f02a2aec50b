import type { PanelData } from '#contracts/records.ts';
import { PictureCard } from '../../dashboard/pictures/picture-card.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';

/** The logo of a portal: chosen, looked at, saved. A portal that has one keeps one. */
export function PortalLogoPanel({ id, data: { href } }: { readonly id: string; readonly data: PanelData['portalLogo'] }) {
  const texts = useTexts();
  return (
    <PictureCard
      kind="logo"
      owner={id}
      text={texts('portalSettings.logoText')}
      label={texts('organisations.chooseLogo')}
      href={href}
      isKept
    >
      {(shown) => <Logo href={shown} />}
    </PictureCard>
  );
}
