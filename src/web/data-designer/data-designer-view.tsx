import type { ShownDataProcess } from '#contracts/data-processes.ts';
import { openDataRunStates } from '#domain/data-process/data-process.ts';
import headStyles from '../dashboard/page-head.module.css';
import { useTexts } from '../lib/texts.tsx';
import { useAskingAgain } from '../lib/use-asking-again.ts';
import { listAddress } from '../records/record-address.ts';
import { Callout } from '../ui/callout.tsx';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { RunResult } from './run-result.tsx';
import { RunsTable } from './runs-table.tsx';
import { StartRun } from './start-run.tsx';
import { StepsCard } from './steps-card.tsx';
import styles from './data-designer.module.css';

interface DataDesignerViewProps {
  readonly process: ShownDataProcess;
  /** The refusal of the form sent last; null if there is none. */
  readonly refusal: string | null;
}

/** The designer of a data process: its steps, a run with what it found, and the runs before. */
export function DataDesignerView({ process, refusal }: DataDesignerViewProps) {
  const texts = useTexts();
  return (
    <>
      <title>{process.name}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{process.name}</h1>
          <p className={headStyles.text}>{texts('dataProcesses.text')}</p>
        </div>
        <LinkButton to={listAddress('data-processes', { open: process.id })}>{texts('dataProcesses.back')}</LinkButton>
      </header>
      <div className={styles.cards}>
        <StepsCard process={process} />
        {process.steps.length > 0 && <NewestRun process={process} refusal={refusal} />}
        {process.runs.length > 0 && (
          <Card title={texts('dataProcesses.runs')} isFlush>
            <RunsTable runs={process.runs} />
          </Card>
        )}
      </div>
    </>
  );
}

/** The run that is open, or the form that starts one with what the last one found. */
function NewestRun({ process, refusal }: DataDesignerViewProps) {
  const [newest] = process.runs;
  useAskingAgain(newest?.state === 'waiting' || newest?.state === 'importing');
  const isOpen = newest !== undefined && openDataRunStates.includes(newest.state);
  return (
    <>
      {!isOpen && <Start process={process} refusal={refusal} />}
      {newest && newest.state !== 'discarded' && <RunResult run={newest} refusal={isOpen ? refusal : null} />}
    </>
  );
}

function Start({ process, refusal }: DataDesignerViewProps) {
  const texts = useTexts();
  const isTwice = new Set(process.steps.map(({ dataset }) => dataset)).size < process.steps.length;
  return isTwice ? <Callout tone="warning" title={texts('dataProcesses.twice')} /> : <StartRun process={process} refusal={refusal} />;
}
