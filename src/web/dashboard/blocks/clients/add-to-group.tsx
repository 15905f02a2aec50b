import { useEffect, useRef, useState } from 'react';
import { href, useFetcher, useParams } from 'react-router';
import type { Picked } from '#contracts/people/access-groups.ts';
import { newRecord, type ShownRecord } from '#contracts/records.ts';
import { useTexts } from '../../../lib/texts.tsx';
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
  const { portal = '' } = useParams();
  const addressOf = (collection: string, record: string) =>
    href('/dashboard/:portal/records/:collection/:record', { portal, collection, record });
  const source = addressOf('accounts', newRecord);
  const { data: begun, load } = useFetcher<ShownRecord>({ key: 'groups offered' });
  const [group, setGroup] = useState('');
  const { data, state, submit } = useFetcher<Picked | { readonly text: string }>();
  useEffect(() => void load(source), [load, source]);
  useOnce(data, (answer) => {
    if (!('done' in answer)) return;
    showToast({ tone: 'positive', ...pickedWords(answer, texts) });
    onDone();
  });
  const offered = begun?.offered.groups;
  const chosen = Object.fromEntries([...selected].map((id) => [id, 'on']));
  return (
    <Dialog
      title={texts('groups.addTo')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts('kit.cancel')}</Button>
          <Button
            look="primary"
            disabled={group === '' || state !== 'idle'}
            onClick={() => void submit({ intent: 'add-clients', ...chosen }, { method: 'post', action: addressOf('groups', group) })}
          >
            {texts(state === 'idle' ? 'groups.addTo' : 'signIn.wait')}
          </Button>
        </>
      }
    >
      {offered === undefined && <Skeleton width="100%" height={56} />}
      {offered?.length === 0 && <p>{texts('groups.noneOffered')}</p>}
      {offered && offered.length > 0 && (
        <SelectField
          label={texts('groups.group')}
          hint={texts('groups.found', { count: selected.size })}
          all={texts('groups.choose')}
          options={[...offered]}
          value={group}
          error={data && 'text' in data && state === 'idle' ? data.text : undefined}
          onChange={({ currentTarget }) => setGroup(currentTarget.value)}
        />
      )}
    </Dialog>
  );
}

function useOnce<Answer>(answer: Answer | undefined, told: (answer: Answer) => void): void {
  const said = useRef<Answer | undefined>(undefined);
  useEffect(() => {
    if (answer === undefined || said.current === answer) return;
    said.current = answer;
    told(answer);
  });
}
