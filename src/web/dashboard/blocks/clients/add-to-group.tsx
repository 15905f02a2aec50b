import { useEffect, useState } from 'react';
import { href, useFetcher, useParams } from 'react-router';
import type { Picked } from '#contracts/people/access-groups.ts';
import { newRecord, type OfferedRecord, type ShownRecord } from '#contracts/records.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useEachAnswer } from '../../../lib/use-each-answer.ts';
import { pickedWords } from '../../../records/panels/picked-words.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/mantine/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast/toast.ts';

interface AddToGroupProps {
  readonly selected: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Puts the clients that were selected into one of the groups that clients may be put into. */
export default function AddToGroup({ selected, onClose, onDone }: AddToGroupProps) {
  const texts = useTexts();
  const [group, setGroup] = useState('');
  const { send, isBusy, refusal } = useAdding(selected, onDone);
  return (
    <Dialog
      title={texts('groups.addTo')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts('kit.cancel')}</Button>
          <Button look="primary" disabled={group === '' || isBusy} onClick={() => send(group)}>
            {texts(isBusy ? 'signIn.wait' : 'groups.addTo')}
          </Button>
        </>
      }
    >
      <GroupField offered={useOffered()} count={selected.size} value={group} error={refusal} onChange={setGroup} />
    </Dialog>
  );
}

interface GroupFieldProps {
  /** Undefined as long as they are on their way. */
  readonly offered: readonly OfferedRecord[] | undefined;
  /** The number of clients to add. */
  readonly count: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (group: string) => void;
}

function GroupField({ offered, count, value, error, onChange }: GroupFieldProps) {
  const texts = useTexts();
  if (!offered) return <Skeleton width="100%" height={56} />;
  if (offered.length === 0) return <p>{texts('groups.noneOffered')}</p>;
  return (
    <SelectField
      label={texts('groups.group')}
      hint={texts('groups.found', { count })}
      all={texts('groups.choose')}
      options={[...offered]}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function useRecordAddress() {
  const { portal = '' } = useParams();
  return (collection: string, record: string) => href('/dashboard/:portal/records/:collection/:record', { portal, collection, record });
}

/** The groups that the form of a new client offers. */
function useOffered(): readonly OfferedRecord[] | undefined {
  const source = useRecordAddress()('accounts', newRecord);
  const { data, load } = useFetcher<ShownRecord>({ key: 'groups offered' });
  useEffect(() => void load(source), [load, source]);
  return data?.offered.groups;
}

function useAdding(selected: ReadonlySet<string>, onDone: () => void) {
  const texts = useTexts();
  const addressOf = useRecordAddress();
  const { data, state, submit } = useFetcher<Picked | { readonly text: string }>();
  useEachAnswer(data, (answer) => {
    if (!('done' in answer)) return;
    showToast({ tone: 'positive', ...pickedWords(answer, texts) });
    onDone();
  });
  const chosen = Object.fromEntries([...selected].map((id) => [id, 'on']));
  return {
    send: (group: string) => void submit({ intent: 'add-clients', ...chosen }, { method: 'post', action: addressOf('groups', group) }),
    isBusy: state !== 'idle',
    refusal: data && 'text' in data && state === 'idle' ? data.text : undefined,
  };
}
