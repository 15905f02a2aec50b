import { useState } from 'react';
import type { DescriptionField, AdminPerson } from '#contracts/people/people-admin.ts';
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

/** Who someone is and how they are reached: what gives no one access. Refused or overtaken, what was typed stays. */
export function DescriptionForm({ person }: { readonly person: AdminPerson }) {
  const [round, setRound] = useState(0);
  return <Fields key={round} person={person} onTake={() => setRound(round + 1)} />;
}

function Fields({ person, onTake }: { readonly person: AdminPerson; readonly onTake: () => void }) {
  const texts = useTexts();
  const form = useVersionedForm(person, texts('peopleAdmin.described'));
  const { Form, version, conflict, errorOf } = form;
  const wordsOf = useWords(person);
  const contactLabelOf = useContactLabels();
  const labelOf = (field: DescriptionField) => (isOwn(field) ? texts(`peopleAdmin.${labels[field]}`) : contactLabelOf(field));
  return (
    <Card title={texts('peopleAdmin.description')}>
      <Form method="post" className={formStyles.form}>
        <input type="hidden" name="version" value={version} />
        <TextField label={labelOf('name')} name="name" defaultValue={person.fields.name} maxLength={200} error={errorOf('name-required')} />
        <TextField label={labelOf('title')} name="title" defaultValue={person.fields.title} maxLength={200} />
        <JobField person={person} label={labelOf('job')} />
        <SelectField
          label={labelOf('organisation')}
          name="organisation"
          defaultValue={person.fields.organisation}
          all={texts('peopleAdmin.noOrganisation')}
          options={person.organisations.map(({ id, name }) => ({ value: id, label: name }))}
          error={errorOf('organisation-not-found')}
        />
        <ContactFields fields={person.fields} errorOf={errorOf} />
        <TextAreaField
          label={labelOf('other')}
          hint={texts('peopleAdmin.otherHint')}
          name="other"
          rows={3}
          defaultValue={person.fields.other}
          maxLength={2000}
        />
        {conflict && <ConflictNote conflict={conflict} labelOf={labelOf} wordsOf={wordsOf} onTake={onTake} />}
        <SaveFoot form={form} ofFields={ofFields} save={texts('peopleAdmin.save')} intent="describe" />
      </Form>
    </Card>
  );
}

function isOwn(field: DescriptionField): field is keyof typeof labels {
  return field in labels;
}

/** Clients have no job with the firm. */
function JobField({ person, label }: { readonly person: AdminPerson; readonly label: string }) {
  const texts = useTexts();
  if (person.role === 'investor') return <input type="hidden" name="job" value="" />;
  const options = jobs.map((job) => ({ value: job, label: texts(`peopleAdmin.jobs.${job}`) }));
  return <SelectField label={label} name="job" defaultValue={person.fields.job} all={texts('peopleAdmin.noJob')} options={options} />;
}

/** Jobs and organisations are said by name. */
function useWords({ organisations }: AdminPerson) {
  const texts = useTexts();
  return (field: DescriptionField, value: string) => {
    const job = jobs.find((each) => field === 'job' && each === value);
    if (job) return texts(`peopleAdmin.jobs.${job}`);
    return organisations.find(({ id }) => field === 'organisation' && id === value)?.name ?? value;
  };
}
