import { Eye } from 'lucide-react';
import { Form } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';

/** Begins to show the portal as the client of the account sees it. */
export function ViewAsButton({ address }: { readonly address: string }) {
  const texts = useTexts();
  return (
    <Form method="post" action={address} reloadDocument>
      <Button type="submit">
        <Icon of={Eye} size="small" />
        {texts('viewAs.start')}
      </Button>
    </Form>
  );
}
