import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Asked } from '#contracts/people/access-groups.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { OpensAccounts } from './panels/opens-accounts.tsx';
import styles from './records.module.css';
import { ConfirmClickButton } from './confirm-click-button.tsx';

/** Deletes a record at the second click; what would follow from it is read before. */
export function RemoveRecord() {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<Asked | { readonly text: string }>();
  const [left, setLeft] = useState<unknown>(null);
  const asked = data && 'ask' in data && data !== left ? data : null;
  const isBusy = state !== 'idle';
  return (
    <Form method="post" className={asked ? styles.wholeFoot : styles.inFoot}>
      {asked ? (
        <OpensAccounts asked={asked} text={texts('accessGroups.askRemove')} onLeave={() => setLeft(asked)}>
          <Button type="submit" name="intent" value="remove" look="danger" disabled={isBusy}>
            {texts('records.removeAnyway')}
          </Button>
        </OpensAccounts>
      ) : (
        <ConfirmClickButton intent="remove" label={texts('records.remove')} again={texts('records.removeSure')} isBusy={isBusy} />
      )}
      <p role="alert" className={styles.refusal}>
        {data && 'text' in data ? data.text : null}
      </p>
    </Form>
  );
}
