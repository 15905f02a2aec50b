import { Form, useActionData, useNavigation } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';

interface MakeByNameProps {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly make: string;
  readonly maxLength: number;
}

/** Makes one more of a list: a name is enough to begin with. */
export function MakeByName({ title, text, name, make, maxLength }: MakeByNameProps) {
  const texts = useTexts();
  const refusal = useActionData<{ readonly text: string }>();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Card title={title} text={text}>
      <Form method="post" className={formStyles.form}>
        <FormKey />
        <TextField label={name} name="name" maxLength={maxLength} autoComplete="off" error={refusal?.text} />
        <FormFoot>
          <Button type="submit" name="intent" value="make" look="primary" disabled={isBusy}>
            {isBusy ? texts('signIn.wait') : make}
          </Button>
        </FormFoot>
      </Form>
    </Card>
  );
}
