import type { DataOutcome, ShownDataRun } from '#contracts/data-processes.ts';
import type { DataRunState } from '#domain/data-process/data-process.ts';
import { Table } from '../dashboard/table/table.tsx';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Tag, type Tone } from '../ui/tag.tsx';

const tones: Readonly<Record<DataRunState, Tone>> = {
  waiting: 'neutral',
  checked: 'warning',
  refused: 'negative',
  failed: 'negative',
  importing: 'neutral',
  imported: 'positive',
  discarded: 'neutral',
};

/** Shows where a run stands. */
export function RunState({ state }: Pick<ShownDataRun, 'state'>) {
  const texts = useTexts();
  return <Tag tone={tones[state]}>{texts(`dataProcesses.states.${state}`)}</Tag>;
}

/** The newest runs of a process: when, by whom, and what came of it. */
export function RunsTable({ runs }: { readonly runs: readonly ShownDataRun[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const changesOf = ({ counts }: DataOutcome) =>
    texts('dataProcesses.changes', { added: formats.count(sumOf(counts, 'added')), changed: formats.count(sumOf(counts, 'changed')) });
  return (
    <Table
      name={texts('dataProcesses.runs')}
      columns={[
        { label: texts('dataProcesses.startedAt'), isText: true },
        { label: texts('dataProcesses.by'), isText: true },
        { label: texts('dataProcesses.state'), isText: true },
        { label: texts('dataProcesses.result'), isText: true },
      ]}
      rows={runs.map(({ id, startedAt, by, state, outcome }) => ({
        key: id,
        cells: [
          formats.moment(startedAt),
          by,
          <RunState key="state" state={state} />,
          outcome && (state === 'imported' || state === 'checked') ? changesOf(outcome) : '–',
        ],
      }))}
    />
  );
}

function sumOf(counts: DataOutcome['counts'], part: 'added' | 'changed'): number {
  return counts.reduce((sum, each) => sum + each[part], 0);
}
