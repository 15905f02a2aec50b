import { Form, href, useNavigation } from 'react-router';
import type { AdviserInvitationsPage } from '#contracts/people/adviser-invitations.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { InvitationRefusal } from './adviser-invitations-view.tsx';
import styles from './invitations.module.css';

/** The field beside which a refusal is shown; other refusals stand at the foot. */
const fieldOf: Readonly<Record<string, 'portal' | 'name' | 'email'>> = {
  'portal-required': 'portal',
  'no-adviser-places': 'portal',
  'name-required': 'name',
  'email-required': 'email',
  'email-invalid': 'email',
  'adviser-is-client': 'email',
  'adviser-is-administrator': 'email',
  'adviser-is-disabled': 'email',
  'adviser-is-there': 'email',
};

interface InviteAdviserProps {
  readonly page: AdviserInvitationsPage;
  readonly refusal: InvitationRefusal | null;
}

/** The portal, a name and an address; refused, everything that was typed stays. */
export function InviteAdviser({ page: { portals, chosen }, refusal }: InviteAdviserProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const field = refusal && (fieldOf[refusal.code] ?? null);
  const errorOf = (name: 'portal' | 'name' | 'email') => (field === name ? refusal?.text : undefined);
  const options = portals.map(({ id, name, used, most }) => ({
    value: id,
    label: texts('adviserInvitations.place', { name, used, most }),
  }));
  return (
    <Card title={texts('adviserInvitations.invite')} text={texts('adviserInvitations.inviteText')}>
      <Form method="post" className={formStyles.form} noValidate>
        <FormKey />
        <div className={styles.fields}>
          <TextField label={texts('adviserInvitations.name')} name="name" maxLength={200} autoComplete="off" error={errorOf('name')} />
          <TextField
            label={texts('adviserInvitations.email')}
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            error={errorOf('email')}
          />
          <SelectField
            label={texts('adviserInvitations.portal')}
            name="portal"
            all={texts('site.choose')}
            options={options}
            defaultValue={chosen ?? ''}
            error={errorOf('portal')}
          />
        </div>
        <FormFoot refusal={field === null ? refusal?.text : null}>
          <Button type="submit" name="intent" value="invite" look="primary" disabled={isBusy}>
            {texts(isBusy ? 'signIn.wait' : 'adviserInvitations.send')}
          </Button>
        </FormFoot>
      </Form>
      {refusal?.code === 'recent-sign-in-needed' && (
        <Form method="post" action={href('/logout')} reloadDocument className={styles.again}>
          <input type="hidden" name="back" value={href('/admin/invitations')} />
          <Button type="submit" size="small">
            {texts('profile.signInAgain')}
          </Button>
        </Form>
      )}
    </Card>
  );
}
