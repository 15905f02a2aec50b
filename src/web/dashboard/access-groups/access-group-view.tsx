import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Asked, ShownAccessGroup } from '#contracts/people/access-groups.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import columnStyles from '../columns.module.css';
import { ConflictNote } from '../versioned/conflict-note.tsx';
import { SaveFoot } from '../versioned/save-foot.tsx';
import { useVersionedForm } from '../versioned/use-versioned-form.ts';
import { AccessGroupHead, AccessGroupTabs } from './access-group-head.tsx';
import styles from './access-groups.module.css';
import { OpensAccounts } from './opens-accounts.tsx';

/** What a group is called, and its end. */
export function AccessGroupView({ group }: { readonly group: ShownAccessGroup }) {
  const [round, setRound] = useState(0);
  const texts = useTexts();
  return (
    <>
      <AccessGroupHead group={group} />
      <div className={columnStyles.cards}>
        <Card isFlush>
          <AccessGroupTabs group={group} current="details" />
          <Details key={`${group.id}-${round}`} group={group} onTake={() => setRound(round + 1)} />
        </Card>
        <Card title={texts('accessGroups.remove')} text={texts('accessGroups.removeText')}>
          <Remove />
        </Card>
      </div>
    </>
  );
}

const nameRefusals = ['name-required', 'access-group-name-taken'];

function Details({ group, onTake }: { readonly group: ShownAccessGroup; readonly onTake: () => void }) {
  const texts = useTexts();
  const form = useVersionedForm(group, texts('accessGroups.saved'));
  const { Form, version, conflict, errorOf } = form;
  return (
    <Form method="post" className={styles.inCard}>
      <input type="hidden" name="version" value={version} />
      <TextField
        label={texts('accessGroups.name')}
        name="name"
        defaultValue={group.fields.name}
        maxLength={100}
        autoComplete="off"
        error={errorOf(...nameRefusals)}
      />
      <TextField
        label={texts('accessGroups.description')}
        name="description"
        defaultValue={group.fields.description}
        maxLength={500}
        autoComplete="off"
      />
      {conflict && <ConflictNote conflict={conflict} labelOf={(field) => texts(`accessGroups.${field}`)} onTake={onTake} />}
      <SaveFoot form={form} ofFields={nameRefusals} save={texts('accessGroups.save')} />
    </Form>
  );
}

/** Asked twice only where accounts would be opened. */
function Remove() {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<Asked | { readonly text: string }>();
  const [left, setLeft] = useState<unknown>(null);
  const asked = data && 'ask' in data && data !== left ? data : null;
  return (
    <Form method="post" className={formStyles.form}>
      {asked && (
        <OpensAccounts asked={asked} text={texts('accessGroups.askRemove')} onLeave={() => setLeft(asked)}>
          <Button type="submit" name="intent" value="delete" disabled={state !== 'idle'}>
            {texts('accessGroups.removeAnyway')}
          </Button>
        </OpensAccounts>
      )}
      {!asked && (
        <FormFoot refusal={data && 'text' in data ? data.text : null}>
          <Button type="submit" name="intent" value="delete" disabled={state !== 'idle'}>
            {texts(state === 'idle' ? 'accessGroups.removeIt' : 'signIn.wait')}
          </Button>
        </FormFoot>
      )}
    </Form>
  );
}
