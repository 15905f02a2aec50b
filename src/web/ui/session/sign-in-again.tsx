import { Form, href } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';

/** The way to a recent sign-in, where that is what is missing, and back to where one was. */
export function SignInAgain({ back }: { readonly back: string }) {
  const texts = useTexts();
  return (
    <Form method="post" action={href('/logout')} reloadDocument>
      <input type="hidden" name="back" value={back} />
      <Button type="submit" size="small">
        {texts('profile.signInAgain')}
      </Button>
    </Form>
  );
}
