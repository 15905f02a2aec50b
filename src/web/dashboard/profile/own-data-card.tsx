import { href } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Everything that is stored about the reader, as a file. */
export function OwnDataCard() {
  const texts = useTexts();
  return (
    <Card title={texts('profile.ownData')} text={texts('profile.ownDataText')}>
      <LinkButton to={href('/profile/my-data.json')} reloadDocument download>
        {texts('profile.ownDataDownload')}
      </LinkButton>
    </Card>
  );
}
