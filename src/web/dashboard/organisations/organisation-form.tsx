import { useState } from 'react';
import { type OrganisationField, organisationFields, type ShownOrganisation } from '#contracts/admin/organisations.ts';
import { addressLengths } from '#contracts/people/postal-address.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConflictNote } from '../versioned/conflict-note.tsx';
import { SaveFoot } from '../versioned/save-foot.tsx';
import { useVersionedForm } from '../versioned/use-versioned-form.ts';

const longest: Readonly<Record<OrganisationField, number>> = {
  name: 200,
  url: 300,
  domain: 253,
  ...addressLengths,
};

/** Which refusals are about which field. */
const refusals: Partial<Record<OrganisationField, readonly string[]>> = {
  name: ['name-required', 'organisation-name-taken'],
  url: ['url-invalid'],
  domain: ['domain-invalid', 'domain-of-everybody', 'domain-taken'],
};
const known = Object.values(refusals).flat();

/** What is kept of an organisation. Refused or overtaken, what was typed stays. */
export function OrganisationForm({ organisation }: { readonly organisation: ShownOrganisation }) {
  const [round, setRound] = useState(0);
  return <Fields key={round} organisation={organisation} onTake={() => setRound(round + 1)} />;
}

function Fields({ organisation, onTake }: FieldsProps) {
  const texts = useTexts();
  const form = useVersionedForm(organisation, texts('organisations.saved'));
  const { Form, version, conflict } = form;
  return (
    <Card title={texts('organisations.details')}>
      <Form method="post" className={formStyles.form}>
        <input type="hidden" name="version" value={version} />
        {organisationFields.map((field) => (
          <TextField
            key={field}
            label={texts(`organisations.${field}`)}
            name={field}
            defaultValue={organisation.fields[field]}
            maxLength={longest[field]}
            autoComplete="off"
            spellCheck={field === 'url' || field === 'domain' ? false : undefined}
            hint={field === 'domain' ? texts('organisations.domainHint') : undefined}
            error={form.errorOf(...(refusals[field] ?? []))}
          />
        ))}
        {conflict && <ConflictNote conflict={conflict} labelOf={(field) => texts(`organisations.${field}`)} onTake={onTake} />}
        <SaveFoot form={form} ofFields={known} save={texts('organisations.save')} />
      </Form>
    </Card>
  );
}

interface FieldsProps {
  readonly organisation: ShownOrganisation;
  readonly onTake: () => void;
}
