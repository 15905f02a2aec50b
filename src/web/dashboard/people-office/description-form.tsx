import { useState } from 'react';
import type { DescriptionField, OfficePerson } from '#contracts/people/people-office.ts';
import { jobs } from '#domain/person/job.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ContactFields, contactCodes, useContactLabels } from '../contact/contact-fields.tsx';
import { ConflictNote } from '../versioned/conflict-note.tsx';
import { SaveFoot } from '../versioned/save-foot.tsx';
import { useVersionedForm } from '../versioned/use-versioned-form.ts';

const labels = { name: 'name', title: 'jobTitle', job: 'job', organisation: 'organisation', other: 'other' } as const;
const ofFields = ['name-required', 'organisation-not-found', ...contactCodes];

/** Who somebody is and how he is reached: what gives nobody access. Refused or overtaken, what was typed stays. */
export function DescriptionForm({ person }: { readonly person: OfficePerson }) {
  const [round, setRound] = useState(0);
  return <Fields key={round} person={person} onTake={() => setRound(round + 1)} />;
}

function Fields({ person, onTake }: { readonly person: OfficePerson; readonly onTake: () => void }) {
  const texts = useTexts();
  const form = useVersionedForm(person, texts('peopleOffice.described'));
  const { Form, version, conflict, errorOf } = form;
  const wordsOf = useWords(person);
  const contactLabelOf = useContactLabels();
  const labelOf = (field: DescriptionField) => (isOwn(field) ? texts(`peopleOffice.${labels[field]}`) : contactLabelOf(field));
  return (
    <Card title={texts('peopleOffice.description')}>
      <Form method="post" className={formStyles.form}>
        <input type="hidden" name="version" value={version} />
        <TextField label={labelOf('name')} name="name" defaultValue={person.fields.name} maxLength={200} error={errorOf('name-required')} />
        <TextField label={labelOf('title')} name="title" defaultValue={person.fields.title} maxLength={200} />
        <JobField person={person} label={labelOf('job')} />
        <SelectField
          label={labelOf('organisation')}
          name="organisation"
          defaultValue={person.fields.organisation}
          all={texts('peopleOffice.noOrganisation')}
          options={person.organisations.map(({ id, name }) => ({ value: id, label: name }))}
          error={errorOf('organisation-not-found')}
        />
        <ContactFields fields={person.fields} errorOf={errorOf} />
        <TextAreaField
          label={labelOf('other')}
          hint={texts('peopleOffice.otherHint')}
          name="other"
          rows={3}
          defaultValue={person.fields.other}
          maxLength={2000}
        />
        {conflict && <ConflictNote conflict={conflict} labelOf={labelOf} wordsOf={wordsOf} onTake={onTake} />}
        <SaveFoot form={form} ofFields={ofFields} save={texts('peopleOffice.save')} intent="describe" />
      </Form>
    </Card>
  );
}

function isOwn(field: DescriptionField): field is keyof typeof labels {
  return field in labels;
}

/** Clients have no job with the firm. */
function JobField({ person, label }: { readonly person: OfficePerson; readonly label: string }) {
  const texts = useTexts();
  if (person.role === 'investor') return <input type="hidden" name="job" value="" />;
  const options = jobs.map((job) => ({ value: job, label: texts(`peopleOffice.jobs.${job}`) }));
  return <SelectField label={label} name="job" defaultValue={person.fields.job} all={texts('peopleOffice.noJob')} options={options} />;
}

/** Jobs and organisations are said by name. */
function useWords({ organisations }: OfficePerson) {
  const texts = useTexts();
  return (field: DescriptionField, value: string) => {
    const job = jobs.find((each) => field === 'job' && each === value);
    if (job) return texts(`peopleOffice.jobs.${job}`);
    return organisations.find(({ id }) => field === 'organisation' && id === value)?.name ?? value;
  };
}
