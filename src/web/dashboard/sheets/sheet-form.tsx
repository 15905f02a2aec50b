import type { FormEvent, ReactNode, Ref } from 'react';
import type { EntryDoubtKind } from '#contracts/ledger/entry.ts';
import { maxSheetRows, type RowDoubt, type SheetPreview } from '#contracts/ledger/sheet.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useDoubtWords } from '../entries/entry-doubts.tsx';
import { problemWords } from './problem-words.ts';
import { SheetComplaints, SheetOutcome } from './sheet-outcome.tsx';
import styles from './sheets.module.css';
import type { SheetAnswered, SheetSending } from './use-sheet-answer.ts';

interface SheetFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly sending: SheetSending;
  /** The number of rows to save. */
  readonly count: number;
  /** More was pasted than a sheet takes. */
  readonly isCut: boolean;
  /** Something that is recorded is corrected or voided. */
  readonly asksReason: boolean;
  /** A sentence about a row; of none as it is. */
  readonly inRow: (key: string, text: string) => string;
  /** Returns a sentence about the records that saving would create. */
  readonly countsOf: (preview: SheetPreview) => string;
  /** Further fields that apply to all rows. */
  readonly children?: ReactNode;
}

/** Shows the result of saving and the problems that prevent it. The reader first previews, then saves. */
export function SheetForm({ ref, sending, asksReason, children, ...rest }: SheetFormProps) {
  const texts = useTexts();
  const { problems, outdate } = sending;
  const label = texts('entries.fields.reason');
  const isMissing = problems.some(({ column }) => column === 'reason');
  return (
    <form ref={ref} className={styles.foot} onChange={outdate} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <FormKey />
      {children}
      {asksReason ? (
        <div className={styles.reason}>
          <TextField label={label} name="reason" maxLength={200} error={isMissing ? texts('fields.required', { label }) : undefined} />
        </div>
      ) : (
        <input type="hidden" name="reason" value="" />
      )}
      <Outcome sending={sending} {...rest} />
      <Buttons sending={sending} count={rest.count} />
    </form>
  );
}

type OutcomeProps = Pick<SheetFormProps, 'sending' | 'count' | 'isCut' | 'inRow' | 'countsOf'>;

function Outcome({ sending: { answer }, count, isCut, inRow, countsOf }: OutcomeProps) {
  const texts = useTexts();
  const formats = useFormats();
  const doubtWords = useDoubtWords();
  const said = saidOf(answer, { inRow, texts, formats, doubtWords });
  return (
    <>
      {(isCut || count > maxSheetRows) && (
        <SheetComplaints tone="warning" title={texts('sheets.most', { most: maxSheetRows })} lines={[texts('sheets.mostText')]} />
      )}
      <SheetComplaints tone="negative" title={texts('sheets.refused')} lines={said.problems} />
      {answer && 'preview' in answer && <SheetOutcome preview={answer.preview} counts={countsOf(answer.preview)} />}
      <SheetComplaints tone="warning" title={texts('entries.doubted')} lines={said.doubts} />
    </>
  );
}

function Buttons({ sending: { answer, isBusy, send }, count }: Pick<SheetFormProps, 'sending' | 'count'>) {
  const texts = useTexts();
  const preview = answer && 'preview' in answer ? answer.preview : null;
  const confirmed = preview ? kindsOf(preview.doubts) : [];
  const isNothing = count === 0 || count > maxSheetRows;
  return (
    <div className={styles.buttons}>
      <Button disabled={isBusy || isNothing} look={preview ? 'default' : 'primary'} onClick={() => send('preview')}>
        {texts(isBusy ? 'states.wait' : 'sheets.check')}
      </Button>
      <Button look="primary" disabled={isBusy || !preview} onClick={() => send('save', confirmed)}>
        {texts(confirmed.length > 0 ? 'sheets.saveAnyway' : 'sheets.save')}
      </Button>
      <CountOfRows count={count} />
    </div>
  );
}

/** Shows the number of changed rows; empty if no row has changed. */
function CountOfRows({ count }: Pick<SheetFormProps, 'count'>) {
  const texts = useTexts();
  return <output className={styles.state}>{count > 0 && texts('sheets.changed', { count })}</output>;
}

function kindsOf(doubts: readonly RowDoubt[]): EntryDoubtKind[] {
  return [...new Set(doubts.map(({ doubt }) => doubt.kind as EntryDoubtKind))];
}

interface Saying extends Pick<SheetFormProps, 'inRow'> {
  readonly texts: Texts;
  readonly formats: Formats;
  readonly doubtWords: ReturnType<typeof useDoubtWords>;
}

/** Sentences with the number of their row. */
function saidOf(answer: SheetAnswered | undefined, { inRow, texts, formats, doubtWords }: Saying) {
  const doubted = (doubts: readonly RowDoubt[]) => doubts.map(({ key, currency, doubt }) => inRow(key, doubtWords(doubt, currency)));
  const nothing = { problems: [], doubts: [] };
  if (!answer) return nothing;
  if ('text' in answer) return { ...nothing, problems: [answer.text] };
  if ('problems' in answer)
    return { ...nothing, problems: answer.problems.map((one) => inRow(one.key, problemWords(one, texts, formats))) };
  if ('doubts' in answer) return { ...nothing, problems: doubted(answer.doubts) };
  return 'preview' in answer ? { ...nothing, doubts: doubted(answer.preview.doubts) } : nothing;
}
