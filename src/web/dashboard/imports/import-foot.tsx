import { Form, useNavigation } from 'react-router';
import { type ImportOutcome, type OpenedImport, type ShortYears, splitAnswers, type ImportSecurity } from '#contracts/imports.ts';
import { centuries } from '#domain/import/read/read-day.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import styles from './imports.module.css';

/** The choices about all rows, what will happen, and the one button. */
export function ImportFoot({ one, outcome }: { readonly one: OpenedImport; readonly outcome: ImportOutcome }) {
  const texts = useTexts();
  const isChanged = one.securities.some(isPending);
  return (
    <section className={styles.foot} aria-label={texts('imports.steps.done')}>
      {!isChanged && <OptionsForm one={one} outcome={outcome} />}
      {isChanged ? <CheckAgain /> : <ImportNow one={one} outcome={outcome} />}
    </section>
  );
}

/** The next step while securities are chosen that the last check did not know: its errors say nothing any more. */
function CheckAgain() {
  const texts = useTexts();
  return (
    <>
      <p className={styles.quiet}>{texts('imports.securities.chosen')}</p>
      <SendButton intent="again" label={texts('imports.securities.again')} look="primary" />
    </>
  );
}

function ImportNow({ one, outcome: { counts, others } }: { readonly one: OpenedImport; readonly outcome: ImportOutcome }) {
  const texts = useTexts();
  const count = counts.new + counts.changed;
  const hasQuestions = counts.question > 0;
  const isRight = one.options.leaveOutErrors || (counts.error === 0 && others === 0);
  const isClean = isRight && !hasQuestions;
  const note = isRight && hasQuestions ? 'questionsFirst' : isClean ? (count === 0 ? 'nothing' : 'together') : 'errorsFirst';
  return (
    <>
      <p className={styles.quiet}>{texts(`imports.options.${note}`)}</p>
      {isClean && count > 0 && <SendButton intent="import" label={texts('imports.options.import', { count })} look="primary" />}
    </>
  );
}

type Options = OpenedImport['options'];

function OptionsForm({ one: { options }, outcome }: { readonly one: OpenedImport; readonly outcome: ImportOutcome }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const choices = useChoices(options, outcome);
  const { shortYears = [], hasSplits = false } = outcome;
  const asksSplits = hasSplits || options.splits !== undefined;
  if (choices.length === 0 && !asksSplits && shortYears.length === 0) return null;
  return (
    <Form method="post" className={styles.options}>
      {shortYears.map((years) => (
        <CenturyField key={years.file} years={years} options={options} />
      ))}
      {asksSplits && (
        <SelectField
          name="splits"
          label={texts('imports.options.splits')}
          all={texts('imports.options.chooseSplits')}
          defaultValue={options.splits ?? ''}
          options={splitAnswers.map((value) => ({ value, label: texts(`imports.options.splitAnswers.${value}`) }))}
        />
      )}
      {choices.map(({ name, isChosen, label }) => (
        <label key={name}>
          <input type="checkbox" name={name} defaultChecked={isChosen} />
          {label}
        </label>
      ))}
      <Button type="submit" name="intent" value="options" size="small" disabled={isBusy}>
        {texts('imports.options.apply')}
      </Button>
    </Form>
  );
}

interface Choice {
  readonly name: string;
  readonly isChosen: boolean;
  readonly label: string;
}

/** The checkboxes for which there are rows, and those that are ticked. */
function useChoices({ leaveOutErrors, confirmQuestions = false, takeDuplicates }: Options, { counts }: ImportOutcome): Choice[] {
  const texts = useTexts();
  const all = [
    { name: 'leave-out-errors', isChosen: leaveOutErrors, count: counts.error, one: 'leaveOut', every: 'leaveAll' },
    { name: 'confirm-questions', isChosen: confirmQuestions, count: counts.question, one: 'confirmQuestions', every: 'confirmAll' },
    { name: 'take-duplicates', isChosen: takeDuplicates, count: counts.duplicate, one: 'takeDuplicates', every: 'takeAll' },
  ] as const;
  return all
    .filter(({ isChosen, count }) => isChosen || count > 0)
    .map(({ name, isChosen, count, one, every }) => ({
      name,
      isChosen,
      label: count > 0 ? texts(`imports.options.${one}`, { count }) : texts(`imports.options.${every}`),
    }));
}

function CenturyField({ years: { file, name, days }, options }: { readonly years: ShortYears; readonly options: Options }) {
  const texts = useTexts();
  const formats = useFormats();
  const offered = centuries.flatMap((value) => {
    const day = days[value];
    return day === null ? [] : [{ value, label: texts('imports.options.centuryOf', { century: `${value}00`, day: formats.date(day) }) }];
  });
  return (
    <SelectField
      name={`century-${file}`}
      label={texts('imports.options.century', { file: name })}
      all={texts('imports.options.chooseCentury')}
      defaultValue={options.centuries?.[file] ?? ''}
      options={offered}
    />
  );
}

/** True for a security that was chosen since the last check, which has not applied it yet. */
function isPending({ choice, matchedBy, instrument }: ImportSecurity): boolean {
  if (choice === null) return matchedBy === 'chosen';
  return matchedBy !== 'chosen' || (choice.kind === 'existing' && choice.instrumentId !== instrument?.id);
}

/** One decision about an import, as a button of its own. */
function SendButton({ intent, label, ...look }: { readonly intent: string; readonly label: string } & ButtonLook) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} disabled={isBusy} {...look}>
        {label}
      </Button>
    </Form>
  );
}
