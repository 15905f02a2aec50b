import { Form, useNavigation } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { useAskingAgain } from '../../lib/use-asking-again.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';

interface CacheCardProps {
  /** The number of accounts whose figures the server has yet to compute. */
  readonly waiting: number;
  /** The number of portfolios to compute again, right after such a request; otherwise null. */
  readonly deleted: number | null;
}

/** Deletes what is kept to answer quickly; counts down while it is made again. */
export function CacheCard({ waiting, deleted }: CacheCardProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  useAskingAgain(waiting > 0);
  const state = waiting > 0 ? texts('maintenance.waiting', { count: waiting }) : texts('maintenance.ready');
  return (
    <Card title={texts('maintenance.cache')} text={texts('maintenance.cacheText')}>
      <Form method="post" className={formStyles.form}>
        <input type="hidden" name="intent" value="delete-cache" />
        {waiting > 0 && <ProgressBar label={state} share={null} />}
        <FormFoot done={deleted !== null && waiting > 0 ? `${texts('maintenance.deleted', { count: deleted })} ${state}` : state}>
          <Button type="submit" disabled={isBusy}>
            {texts(isBusy ? 'signIn.wait' : 'maintenance.deleteCache')}
          </Button>
        </FormFoot>
      </Form>
    </Card>
  );
}
