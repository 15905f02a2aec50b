import { Form, href } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';

/** Signs the reader out, so that they sign in again and return here. */
export function SignInAgain() {
  const texts = useTexts();
  return (
    <Form method="post" action={href('/logout')} reloadDocument>
      <input type="hidden" name="back" value={href('/profile/people')} />
      <Button type="submit" size="small">
        {texts('profile.signInAgain')}
      </Button>
    </Form>
  );
}
