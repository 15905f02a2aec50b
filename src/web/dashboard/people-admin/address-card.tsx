import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { AdminPerson } from '#contracts/people/people-admin.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { personKey } from './use-person-answer.ts';

/** Shows whether an administrator has confirmed that an email address belongs to the person, and changes that. The card asks for confirmation first. */
export function AddressCard({ person: { email, isAddressConfirmed } }: { readonly person: AdminPerson }) {
  const texts = useTexts();
  const { Form, state } = useFetcher({ key: personKey });
  const [isAsking, setAsking] = useState(false);
  const words = isAddressConfirmed ? 'doubt' : 'confirm';
  return (
    <Card
      title={texts('peopleAdmin.address.title')}
      text={texts(isAddressConfirmed ? 'peopleAdmin.address.isConfirmed' : 'peopleAdmin.address.isNot', { email })}
    >
      <Form method="post" className={formStyles.form}>
        {isAsking && (
          <Callout tone="warning" title={texts(`peopleAdmin.address.${words}Question`, { email })}>
            <p>{texts(`peopleAdmin.address.${words}Text`)}</p>
          </Callout>
        )}
        <FormFoot>
          {isAsking ? (
            <>
              <Button onClick={() => setAsking(false)}>{texts('accessGroups.cancel')}</Button>
              <Button type="submit" name="intent" value={`${words}-address`} look="primary" disabled={state !== 'idle'}>
                {texts(`peopleAdmin.address.${words}It`)}
              </Button>
            </>
          ) : (
            <Button onClick={() => setAsking(true)}>{texts(`peopleAdmin.address.${words}`)}</Button>
          )}
        </FormFoot>
      </Form>
    </Card>
  );
}
