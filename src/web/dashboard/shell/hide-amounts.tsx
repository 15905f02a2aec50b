import { Eye, EyeOff } from 'lucide-react';
import { usePrivateMode } from '../../lib/private-mode.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** The switch of private mode: a drawing in the bar, with its words on a phone. */
export function HideAmounts({ withWords = false }: { readonly withWords?: boolean }) {
  const texts = useTexts();
  const [isPrivate, toggle] = usePrivateMode();
  const icon = isPrivate ? EyeOff : Eye;
  if (!withWords) return <IconButton icon={icon} label={texts('shell.hideAmounts')} aria-pressed={isPrivate} onClick={toggle} />;
  return (
    <Button aria-pressed={isPrivate} onClick={toggle}>
      <Icon of={icon} size="small" />
      {texts(isPrivate ? 'shell.showAmounts' : 'shell.hideAmounts')}
    </Button>
  );
}
