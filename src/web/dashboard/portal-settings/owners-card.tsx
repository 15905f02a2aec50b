import { UserRound } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { OwnerAnswer, PortalOwner, PortalSettings } from '#contracts/admin/portal-form.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import styles from './portal-settings.module.css';

const key = 'portal-owners';

/** Lists the owners of the portal. Its forms add owners and remove all but the last. */
export function OwnersCard({ settings: { owners, candidates } }: { readonly settings: Pick<PortalSettings, 'owners' | 'candidates'> }) {
  const texts = useTexts();
  const { refusal, isBusy } = useOwnerAnswers();
  return (
    <Card title={texts('portalSettings.owners')} text={texts('portalSettings.ownersText')} isFlush>
      {owners.length === 0 && (
        <EmptyState icon={UserRound} title={texts('portalSettings.noOwners')} text={texts('portalSettings.noOwnersText')} />
      )}
      <ul className={styles.owners}>
        {owners.map((owner) => (
          <Owner key={owner.id} owner={owner} isBusy={isBusy} />
        ))}
      </ul>
      <div className={styles.adding}>
        {candidates.length === 0 ? (
          <p className={styles.quiet}>{texts('portalSettings.noCandidates')}</p>
        ) : (
          <Adding candidates={candidates} isBusy={isBusy} />
        )}
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      </div>
    </Card>
  );
}

function Owner({ owner: { id, name, email }, isBusy }: { readonly owner: PortalOwner; readonly isBusy: boolean }) {
  const texts = useTexts();
  const { Form } = useFetcher({ key });
  return (
    <li className={styles.owner}>
      <span className={styles.who}>
        <span>{name}</span>
        <span className={styles.quiet}>{email}</span>
      </span>
      <Form method="post">
        <input type="hidden" name="person" value={id} />
        <Button
          type="submit"
          name="intent"
          value="remove-owner"
          size="small"
          disabled={isBusy}
          aria-label={texts('portalSettings.removeOf', { name })}
        >
          {texts('portalSettings.remove')}
        </Button>
      </Form>
    </li>
  );
}

function Adding({ candidates, isBusy }: { readonly candidates: readonly PortalOwner[]; readonly isBusy: boolean }) {
  const texts = useTexts();
  const { Form } = useFetcher({ key });
  return (
    <Form method="post" className={formStyles.form} key={candidates.length}>
      <SelectField
        label={texts('portalSettings.add')}
        name="person"
        all={texts('portalSettings.chooseOwner')}
        hint={texts('portalSettings.addText')}
        options={candidates.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
        required
      />
      <FormFoot>
        <Button type="submit" name="intent" value="add-owner" disabled={isBusy}>
          {texts(isBusy ? 'signIn.wait' : 'portalSettings.add')}
        </Button>
      </FormFoot>
    </Form>
  );
}

function useOwnerAnswers() {
  const texts = useTexts();
  const { data, state } = useFetcher<OwnerAnswer | { readonly text: string }>({ key });
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts(`portalSettings.done.${answer.done}`) });
  });
  return { refusal: data && 'text' in data && state === 'idle' ? data.text : null, isBusy: state !== 'idle' };
}
