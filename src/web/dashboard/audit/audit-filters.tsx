import { Form, href } from 'react-router';
import type { AuditQuery } from '#contracts/admin/audit-query.ts';
import { auditActions, auditOutcomes } from '#domain/audit/audit-event.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './audit.module.css';

/** By person, action, account, days and outcome; they stand in the address. */
export function AuditFilters({ query }: { readonly query: AuditQuery }) {
  const texts = useTexts();
  const { before: _page, ...filters } = query;
  const actions = auditActions.map((value) => ({ value, label: texts(`audit.actions.${value}`) }));
  const outcomes = auditOutcomes.map((value) => ({ value, label: texts(`audit.outcomes.${value}`) }));
  return (
    <search aria-label={texts('audit.filters')}>
      <Form key={JSON.stringify(filters)} method="get" action={href('/admin/audit')} className={styles.filters} preventScrollReset>
        <TextField label={texts('audit.who')} name="who" defaultValue={query.who} maxLength={100} placeholder={texts('audit.whoHint')} />
        <TextField label={texts('audit.account')} name="account" defaultValue={query.account} maxLength={100} />
        <SelectField label={texts('audit.what')} name="action" defaultValue={query.action} all={texts('audit.all')} options={actions} />
        <SelectField
          label={texts('audit.outcome')}
          name="outcome"
          defaultValue={query.outcome}
          all={texts('audit.all')}
          options={outcomes}
        />
        <DayField label={texts('audit.since')} name="from" defaultValue={query.from} />
        <DayField label={texts('audit.until')} name="to" defaultValue={query.to} />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {texts('audit.show')}
          </Button>
          {Object.keys(filters).length > 0 && <LinkButton to={href('/admin/audit')}>{texts('audit.clear')}</LinkButton>}
        </div>
      </Form>
    </search>
  );
}
