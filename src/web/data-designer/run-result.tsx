import { Form, useNavigation } from 'react-router';
import type { DataCounts, DataFailure, DataOutcome, DataProblem, ShownDataRun } from '#contracts/data-processes.ts';
import { problemText } from '../dashboard/imports/problem-text.ts';
import { Table } from '../dashboard/table/table.tsx';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Card } from '../ui/card.tsx';
import { FormFoot } from '../ui/fields/form-foot.tsx';
import { RunState } from './runs-table.tsx';
import styles from './data-designer.module.css';

interface RunResultProps {
  readonly run: ShownDataRun;
  readonly refusal: string | null;
}

/** The findings of the newest run, with the questions to confirm before it is imported. */
export function RunResult({ run, refusal }: RunResultProps) {
  const texts = useTexts();
  const { state, outcome } = run;
  const isUnderWay = state === 'waiting' || state === 'importing';
  return (
    <Card title={texts(`dataProcesses.titles.${state}`)} tools={<RunState state={state} />}>
      <div className={styles.form}>
        {isUnderWay && <output>{texts(state === 'waiting' ? 'dataProcesses.checking' : 'dataProcesses.importing')}</output>}
        {outcome && !isUnderWay && <Findings outcome={outcome} isRefused={state === 'refused'} />}
        {state === 'checked' && <Confirmation run={run} refusal={refusal} />}
      </div>
    </Card>
  );
}

function Findings({ outcome, isRefused }: { readonly outcome: DataOutcome; readonly isRefused: boolean }) {
  const texts = useTexts();
  const { counts, problems, otherProblems, warnings, otherWarnings, failure } = outcome;
  return (
    <>
      {failure && <Failure failure={failure} />}
      {isRefused && <Refused problems={problems} others={otherProblems} />}
      {counts.length > 0 && <Counts counts={counts} />}
      {warnings.length > 0 && (
        <section>
          <h3 className={styles.heading}>{texts('dataProcesses.warnings')}</h3>
          <Problems problems={warnings} others={otherWarnings} />
        </section>
      )}
    </>
  );
}

function Failure({ failure: { dataset, why, status } }: { readonly failure: DataFailure }) {
  const texts = useTexts();
  const name = dataset === null ? '' : texts(`collections.data-processes-steps.options.dataset.${dataset}`);
  return (
    <Callout tone="negative" title={texts('dataProcesses.nothingImported')}>
      <p>{texts(`dataProcesses.failures.${why}`, { dataset: name, status: status ?? '' })}</p>
    </Callout>
  );
}

function Refused({ problems, others }: { readonly problems: readonly DataProblem[]; readonly others: number }) {
  const texts = useTexts();
  return (
    <Callout tone="negative" title={texts('dataProcesses.problems')}>
      <p>{texts('dataProcesses.problemsText')}</p>
      <Problems problems={problems} others={others} />
    </Callout>
  );
}

function Problems({ problems, others }: { readonly problems: readonly DataProblem[]; readonly others: number }) {
  const texts = useTexts();
  const formats = useFormats();
  const sentenceOf = ({ file, line, ...problem }: DataProblem) => {
    const said = { file, line: line ?? '', problem: problemText(problem, texts, formats) };
    return texts(line === null ? 'dataProcesses.problemIn' : 'dataProcesses.problemAt', said);
  };
  return (
    <>
      <ul className={styles.problems}>
        {problems.map((problem, at) => (
          <li key={`${problem.file} ${problem.line ?? ''} ${at.toString()}`}>{sentenceOf(problem)}</li>
        ))}
      </ul>
      {others > 0 && <p>{texts('dataProcesses.others', { count: others })}</p>}
    </>
  );
}

function Counts({ counts }: { readonly counts: readonly DataCounts[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const isNothingNew = counts.every(({ added, changed }) => added + changed === 0);
  return (
    <section>
      {isNothingNew && <p>{texts('dataProcesses.nothingNew')}</p>}
      <Table
        name={texts('dataProcesses.file')}
        look="dense"
        columns={[
          { label: texts('dataProcesses.file'), isText: true },
          { label: texts('dataProcesses.added') },
          { label: texts('dataProcesses.changed') },
          { label: texts('dataProcesses.unchanged') },
        ]}
        rows={counts.map(({ file, added, changed, unchanged }) => ({
          key: file,
          cells: [file, formats.count(added), formats.count(changed), formats.count(unchanged)],
        }))}
      />
    </section>
  );
}

/** Each kind of question is answered by itself. */
function Confirmation({ run: { id, outcome, checkedAt }, refusal }: RunResultProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const questions = Map.groupBy(outcome?.problems ?? [], ({ confirmedBy }) => confirmedBy ?? '');
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="run" value={id} />
      <input type="hidden" name="seen" value={checkedAt} />
      {outcome?.isRepeated && <Callout tone="warning" title={texts('dataProcesses.repeated')} />}
      {questions.size > 0 && (
        <section>
          <h3 className={styles.heading}>{texts('dataProcesses.questions')}</h3>
          <p>{texts('dataProcesses.questionsText')}</p>
          {[...questions].map(([name, problems]) => (
            <Question key={name} name={name} problems={problems} />
          ))}
        </section>
      )}
      <p className={styles.light}>{texts('dataProcesses.importText')}</p>
      <FormFoot refusal={refusal}>
        <Button type="submit" name="intent" value="discard" formNoValidate disabled={isBusy}>
          {texts('dataProcesses.discard')}
        </Button>
        <Button type="submit" name="intent" value="import" look="primary" disabled={isBusy}>
          {texts('dataProcesses.import')}
        </Button>
      </FormFoot>
    </Form>
  );
}

interface QuestionProps {
  readonly name: string;
  readonly problems: readonly DataProblem[];
}

/** A box to tick for all rows of the question; where it has two answers, one of them. */
function Question({ name, problems }: QuestionProps) {
  const texts = useTexts();
  const count = countRows(problems);
  const hasOther = problems.some(({ deniedBy }) => deniedBy !== null);
  const answer = (type: 'checkbox' | 'radio', value: 'on' | 'other', label: string) => (
    <label className={styles.tick}>
      <input type={type} name={`confirm-${name}`} value={value} required />
      {label}
    </label>
  );
  return (
    <div className={styles.question}>
      <Problems problems={problems} others={count - problems.length} />
      {hasOther ? (
        <>
          {answer('radio', 'on', texts('dataProcesses.asSplits'))}
          {answer('radio', 'other', texts('dataProcesses.asTrades'))}
        </>
      ) : (
        answer('checkbox', 'on', texts('dataProcesses.right', { count }))
      )}
    </div>
  );
}

/** Counts the rows of a question, also those that are not listed: one rule finds its rows in one column of one file. */
function countRows(problems: readonly DataProblem[]): number {
  const byRule = Map.groupBy(problems, ({ file, column }) => `${file} ${column ?? ''}`);
  return [...byRule.values()].reduce((sum, found) => sum + (found[0]?.ofRows ?? found.length), 0);
}
