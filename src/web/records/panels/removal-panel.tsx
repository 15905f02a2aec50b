import { useContext } from 'react';
import { Link, useFetcher } from 'react-router';
import type { PanelData } from '#contracts/records.ts';
import { useTexts } from '../../lib/texts.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { FormActionContext } from '../form-action-context.ts';
import { ConfirmClickButton } from '../confirm-click-button.tsx';
import styles from './removal-panel.module.css';

/** Lists what uses the record and moves it to the trash, with a reason where anything does. */
export function RemovalPanel({ data: { uses } }: { readonly data: PanelData['removal'] }) {
  const texts = useTexts();
  const action = useContext(FormActionContext);
  const { Form, data, state } = useFetcher<{ readonly text?: string }>();
  return (
    <div className={styles.panel}>
      {uses.length === 0 ? <p>{texts('records.removal.unused')}</p> : <Uses uses={uses} />}
      <Form method="post" {...(action === undefined ? {} : { action })} className={styles.panel}>
        {uses.length > 0 && (
          <TextAreaField
            label={texts('records.removal.reason')}
            hint={texts('records.removal.reasonHint')}
            name="reason"
            rows={3}
            maxLength={500}
            required
          />
        )}
        <FormFoot refusal={state === 'idle' ? data?.text : null}>
          <ConfirmClickButton
            intent="put-away"
            label={texts('records.remove')}
            again={texts('records.removeSure')}
            isBusy={state !== 'idle'}
          />
        </FormFoot>
      </Form>
    </div>
  );
}

function Uses({ uses }: PanelData['removal']) {
  const texts = useTexts();
  return (
    <>
      <h3 className={styles.title}>{texts('records.removal.used')}</h3>
      <ul className={styles.uses}>
        {uses.map(({ kind, count, href }) => (
          <li key={kind}>
            {href === null ? texts(`records.removal.uses.${kind}`) : <Link to={href}>{texts(`records.removal.uses.${kind}`)}</Link>}
            <span>{count}</span>
          </li>
        ))}
      </ul>
      <p>{texts('records.removal.hidden')}</p>
    </>
  );
}
