import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';

/** One decision about an import, as a button of its own. */
export function SendButton({ intent, label, ...look }: { readonly intent: string; readonly label: string } & ButtonLook) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} disabled={isBusy} {...look}>
        {label}
      </Button>
    </Form>
  );
}
