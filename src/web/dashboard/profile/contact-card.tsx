import { useState } from 'react';
import type { OwnContact } from '#contracts/people/contact.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { ContactFields, contactCodes, useContactLabels } from '../contact/contact-fields.tsx';
import { ConflictNote } from '../versioned/conflict-note.tsx';
import { SaveFoot } from '../versioned/save-foot.tsx';
import { useVersionedForm } from '../versioned/use-versioned-form.ts';

/** Shows the form for the reader's contact details. After a refusal or a conflict, the typed values stay. */
export function ContactCard({ contact }: { readonly contact: OwnContact }) {
  const [round, setRound] = useState(0);
  return <Fields key={round} contact={contact} onTake={() => setRound(round + 1)} />;
}

function Fields({ contact, onTake }: { readonly contact: OwnContact; readonly onTake: () => void }) {
  const texts = useTexts();
  const form = useVersionedForm(contact, texts('contact.saved'), onTake);
  const labelOf = useContactLabels();
  const { Form, version, conflict, errorOf } = form;
  return (
    <Card title={texts('contact.title')} text={texts('contact.text')}>
      <Form onSubmit={form.send} method="post" className={formStyles.form}>
        <input type="hidden" name="version" value={version} />
        <ContactFields fields={contact.fields} errorOf={errorOf} />
        {conflict && <ConflictNote key={version} onChosen={form.onChosen} conflict={conflict} labelOf={labelOf} onTake={onTake} />}
        <SaveFoot form={form} ofFields={contactCodes} save={texts('contact.save')} intent="contact" />
      </Form>
    </Card>
  );
}
