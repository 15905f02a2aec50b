import { Form, useNavigation } from 'react-router';
import type { ShownMaintenance } from '#contracts/admin/maintenance.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './maintenance-card.module.css';
import type { MaintenanceRefusal } from './maintenance-page.tsx';

interface MaintenanceCardProps {
  readonly maintenance: ShownMaintenance | null;
  readonly now: string;
  readonly refusal: MaintenanceRefusal | null;
  readonly done: 'begun' | 'ended' | null;
}

const ofTheMoment = 'moment-passed';

/** Closes the portals with what visitors read in the meantime, or says how they are closed and opens them again. */
export function MaintenanceCard({ maintenance, now, refusal, done }: MaintenanceCardProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Card
      title={texts(maintenance ? 'maintenance.on' : 'maintenance.mode')}
      text={texts(maintenance ? 'maintenance.onText' : 'maintenance.modeText')}
    >
      <Form method="post" className={formStyles.form}>
        <input type="hidden" name="intent" value={maintenance ? 'end' : 'begin'} />
        {maintenance ? <Facts maintenance={maintenance} /> : <Fields now={now} refusal={refusal} />}
        <FormFoot done={done && texts(`maintenance.${done}`)} refusal={refusal?.code === ofTheMoment ? null : refusal?.text}>
          {maintenance ? (
            <Button type="submit" look="primary" disabled={isBusy}>
              {texts('maintenance.end')}
            </Button>
          ) : (
            <Button type="submit" disabled={isBusy}>
              {texts('maintenance.begin')}
            </Button>
          )}
        </FormFoot>
      </Form>
    </Card>
  );
}

function Fields({ now, refusal }: Pick<MaintenanceCardProps, 'now' | 'refusal'>) {
  const texts = useTexts();
  const error = refusal?.code === ofTheMoment ? refusal.text : undefined;
  return (
    <>
      <TextAreaField label={texts('maintenance.words')} hint={texts('maintenance.wordsHint')} name="words" rows={2} maxLength={500} />
      <div className={styles.moment}>
        <DayField
          label={texts('maintenance.until')}
          hint={texts('maintenance.untilHint')}
          error={error}
          name="until"
          min={now.slice(0, 10)}
        />
        <TextField label={texts('maintenance.untilTime')} name="untilTime" type="time" />
      </div>
    </>
  );
}

function Facts({ maintenance: { since, by, until, words } }: { readonly maintenance: ShownMaintenance }) {
  const texts = useTexts();
  const formats = useFormats();
  const begun = formats.moment(since);
  const facts = [
    [texts('maintenance.since'), by === null ? begun : texts('maintenance.sinceBy', { moment: begun, name: by })],
    [texts('maintenance.until'), until === null ? texts('maintenance.unknown') : formats.moment(until)],
    [texts('maintenance.words'), words ?? texts('maintenance.noWords')],
  ] as const;
  return <FactList facts={facts} />;
}
