import { Form, useNavigation } from 'react-router';
import { type ImportOutcome, type OpenedImport, splitAnswers } from '#contracts/imports.ts';
import { centuries } from '#domain/import/read-day.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SendButton } from './send-button.tsx';
import styles from './imports.module.css';

/** The choices about all rows, what will happen, and the one button. */
export function ImportFoot({ one, outcome }: { readonly one: OpenedImport; readonly outcome: ImportOutcome }) {
  const texts = useTexts();
  const { counts, others } = outcome;
  const count = counts.new + counts.changed;
  const hasQuestions = counts.question > 0;
  const isRight = one.options.leaveOutErrors || (counts.error === 0 && others === 0);
  const isClean = isRight && !hasQuestions;
  const note = isRight && hasQuestions ? 'questionsFirst' : isClean ? (count === 0 ? 'nothing' : 'together') : 'errorsFirst';
  return (
    <section className={styles.foot} aria-label={texts('imports.steps.done')}>
      <OptionsForm one={one} outcome={outcome} />
      <p className={styles.quiet}>{texts(`imports.options.${note}`)}</p>
      {isClean && count > 0 && <SendButton intent="import" label={texts('imports.options.import', { count })} look="primary" />}
    </section>
  );
}

function OptionsForm({
  one: { options },
  outcome: { counts, shortYears = [], hasSplits = false },
}: {
  readonly one: OpenedImport;
  readonly outcome: ImportOutcome;
}) {
  const texts = useTexts();
  const formats = useFormats();
  const isBusy = useNavigation().state !== 'idle';
  const hasErrors = counts.error > 0 || options.leaveOutErrors;
  const hasDuplicates = counts.duplicate > 0 || options.takeDuplicates;
  const hasQuestions = counts.question > 0 || options.confirmQuestions;
  const asksSplits = hasSplits || options.splits !== undefined;
  if (!hasErrors && !hasDuplicates && !hasQuestions && !asksSplits && shortYears.length === 0) return null;
  return (
    <Form method="post" className={styles.options}>
      {shortYears.map(({ file, name, days }) => (
        <SelectField
          key={file}
          name={`century-${file}`}
          label={texts('imports.options.century', { file: name })}
          all={texts('imports.options.chooseCentury')}
          defaultValue={options.centuries?.[file] ?? ''}
          options={centuries.flatMap((value) => {
            const day = days[value];
            return day === null
              ? []
              : [{ value, label: texts('imports.options.centuryOf', { century: `${value}00`, day: formats.date(day) }) }];
          })}
        />
      ))}
      {hasErrors && (
        <label>
          <input type="checkbox" name="leave-out-errors" defaultChecked={options.leaveOutErrors} />
          {counts.error > 0 ? texts('imports.options.leaveOut', { count: counts.error }) : texts('imports.options.leaveAll')}
        </label>
      )}
      {asksSplits && (
        <SelectField
          name="splits"
          label={texts('imports.options.splits')}
          all={texts('imports.options.chooseSplits')}
          defaultValue={options.splits ?? ''}
          options={splitAnswers.map((value) => ({ value, label: texts(`imports.options.splitAnswers.${value}`) }))}
        />
      )}
      {hasQuestions && (
        <label>
          <input type="checkbox" name="confirm-questions" defaultChecked={options.confirmQuestions} />
          {counts.question > 0
            ? texts('imports.options.confirmQuestions', { count: counts.question })
            : texts('imports.options.confirmAll')}
        </label>
      )}
      {hasDuplicates && (
        <label>
          <input type="checkbox" name="take-duplicates" defaultChecked={options.takeDuplicates} />
          {counts.duplicate > 0 ? texts('imports.options.takeDuplicates', { count: counts.duplicate }) : texts('imports.options.takeAll')}
        </label>
      )}
      <Button type="submit" name="intent" value="options" size="small" disabled={isBusy}>
        {texts('imports.options.apply')}
      </Button>
    </Form>
  );
}
