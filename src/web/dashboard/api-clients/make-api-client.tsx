import { Form, href, useNavigation } from 'react-router';
import { scopes } from '#domain/api-client/scope.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceList } from '../../ui/fields/choice-list.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ApiClientRefusal } from './api-clients-page.tsx';
import styles from './api-clients.module.css';

/** A name and what it may do; refused, everything that was typed stays. */
export function MakeApiClient({ refusal }: { readonly refusal: ApiClientRefusal | null }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const isOfName = refusal?.code === 'name-required';
  return (
    <Card title={texts('apiClients.make')} text={texts('apiClients.makeText')}>
      <Form method="post" className={formStyles.form}>
        <FormKey />
        <input type="hidden" name="intent" value="make" />
        <TextField
          label={texts('apiClients.name')}
          name="name"
          maxLength={100}
          autoComplete="off"
          hint={texts('apiClients.nameHint')}
          error={isOfName ? refusal.text : undefined}
        />
        <ChoiceList
          legend={texts('apiClients.scopes')}
          choices={scopes.map((scope) => ({ value: scope, label: texts(`apiClients.scope.${scope}`) }))}
        />
        <FormFoot refusal={isOfName ? null : refusal?.text}>
          <Button type="submit" look="primary" disabled={isBusy}>
            {texts(isBusy ? 'signIn.wait' : 'apiClients.submit')}
          </Button>
        </FormFoot>
      </Form>
      {refusal?.code === 'recent-sign-in-needed' && (
        <Form method="post" action={href('/logout')} reloadDocument className={styles.again}>
          <input type="hidden" name="back" value={href('/admin/api-clients')} />
          <Button type="submit" size="small">
            {texts('profile.signInAgain')}
          </Button>
        </Form>
      )}
    </Card>
  );
}
