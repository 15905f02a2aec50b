import { useState } from 'react';
import { href, Link, useFetcher } from 'react-router';
import type { AdminForms } from '#contracts/people/people-admin.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import styles from './people-admin.module.css';
import { personKey } from './use-person-answer.ts';

interface FormsCardProps {
  /** The id of the client. */
  readonly id: string;
  readonly forms: AdminForms;
}

/** The form of the firm: whether the client is asked for it, and what they have handed in. */
export function FormsCard({ id: person, forms: { name, open, submitted } }: FormsCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const locale = useLocale();
  return (
    <Card title={name ? texts('peopleAdmin.forms.title', { name: name[locale] }) : texts('processes.title')} text={useOpenText(open)}>
      {submitted.length > 0 && (
        <ul className={styles.submitted}>
          {submitted.map(({ id, submittedAt }) => (
            <li key={id}>
              <Link to={href('/admin/people/:person/submissions/:submission', { person, submission: id })}>
                {texts('peopleAdmin.forms.submitted', { moment: formats.moment(submittedAt) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {name && <Asking isAsked={open !== null} />}
    </Card>
  );
}

function useOpenText(open: AdminForms['open']): string {
  const texts = useTexts();
  const formats = useFormats();
  if (!open) return texts('peopleAdmin.forms.isNot');
  const moment = formats.moment(open.askedAt);
  if (open.savedAt === null) return texts('peopleAdmin.forms.isOpen', { moment });
  return texts('peopleAdmin.forms.isBegun', { moment, saved: formats.moment(open.savedAt) });
}

/** A draft is gone with the asking: that is asked once more. */
function Asking({ isAsked }: { readonly isAsked: boolean }) {
  const texts = useTexts();
  const { Form, state } = useFetcher({ key: personKey });
  const [isSure, setSure] = useState(false);
  const isBusy = state !== 'idle';
  if (!isAsked) {
    return (
      <Form method="post">
        <FormFoot>
          <Button type="submit" name="intent" value="ask-form" look="primary" disabled={isBusy}>
            {texts('peopleAdmin.intents.ask-form')}
          </Button>
        </FormFoot>
      </Form>
    );
  }
  return (
    <Form method="post" className={formStyles.form}>
      {isSure && (
        <Callout tone="warning" title={texts('peopleAdmin.forms.withdrawQuestion')}>
          <p>{texts('peopleAdmin.forms.withdrawText')}</p>
        </Callout>
      )}
      <FormFoot>
        {isSure ? (
          <>
            <Button onClick={() => setSure(false)}>{texts('accessGroups.cancel')}</Button>
            <Button type="submit" name="intent" value="withdraw-form" look="primary" disabled={isBusy}>
              {texts('peopleAdmin.forms.withdrawIt')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setSure(true)}>{texts('peopleAdmin.intents.withdraw-form')}</Button>
        )}
      </FormFoot>
    </Form>
  );
}
