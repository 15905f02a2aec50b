import { Form, useNavigation } from 'react-router';
import type { ShownThread } from '#contracts/threads.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './thread.module.css';

/** Asks who in the firm answers the thread. */
export function AssignForm({ assignedTo, team }: Pick<ShownThread, 'assignedTo' | 'team'>) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const options = team.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form method="post" preventScrollReset className={styles.assign}>
      <SelectField
        label={texts('threads.assign')}
        name="person"
        all={texts('threads.nobody')}
        options={options}
        defaultValue={assignedTo ?? ''}
      />
      <Button type="submit" name="intent" value="assign" disabled={isBusy}>
        {texts('threads.assignTo')}
      </Button>
    </Form>
  );
}
