import type { OpenedImport, FailedImport } from '#contracts/imports.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useAskingAgain } from '../../lib/use-asking-again.ts';
import headStyles from '../page-head.module.css';
import { AccountsCard } from './accounts-card.tsx';
import { BalancesNote } from './balances-note.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
import { EffectsCard } from './effects-card.tsx';
import { useFormats } from '../../lib/formats.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FilesCard } from './files-card.tsx';
import { ImportFoot } from './import-foot.tsx';
import { ImportSteps } from './import-steps.tsx';
import { MappingCard } from './mapping-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { RunningCard } from './running-card.tsx';
import { SecuritiesCard } from './securities-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { UndoCard } from './undo-card.tsx';
import styles from './imports.module.css';

export interface ImportViewProps {
  readonly one: OpenedImport;
  readonly path: string;
  /** The refusal of the form sent last; null if there is none. */
  readonly refusal: string | null;
}

/** An import from its files to the ledger, and back where it is undone. */
export function ImportView({ one, path, refusal }: ImportViewProps) {
  const texts = useTexts();
  useAskingAgain(one.task !== null);
  return (
    <>
      <title>{texts('imports.one')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('imports.one')}</h1>
          <p className={headStyles.text}>{one.files.join(', ')}</p>
        </div>
      </header>
      <ImportSteps one={one} />
      <div className={styles.cards}>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        {one.mapping ? (
          <MappingCard key={one.mapping.file.id} mapping={one.mapping} path={path} />
        ) : (
          <>
            {one.task === null ? <Waiting one={one} path={path} /> : <RunningCard one={one} />}
            <Outcome one={one} path={path} />
          </>
        )}
      </div>
    </>
  );
}

/** Shows any failure, and the next actions. */
function Waiting({ one, path }: Pick<ImportViewProps, 'one' | 'path'>) {
  const { state, outcome } = one;
  return (
    <>
      {outcome?.failure && <FailureNote failure={outcome.failure} />}
      {state === 'imported' || state === 'undone' ? <UndoCard one={one} /> : <FilesCard one={one} path={path} />}
    </>
  );
}

/** Shows the result of the check or the import. */
function Outcome({ one, path }: Pick<ImportViewProps, 'one' | 'path'>) {
  const { state, task, outcome, options } = one;
  if (!outcome || state === 'draft' || state === 'failed') return null;
  const isChoosing = state === 'checked' && task === null;
  return (
    <>
      <SummaryCard outcome={outcome} options={options} />
      <BalancesNote balances={outcome.balances} />
      {isChoosing && <AccountsCard one={one} />}
      {isChoosing && <SecuritiesCard one={one} />}
      <PreviewCard one={one} path={path} />
      <CorrectionsCard one={one} />
      {(outcome.effects.length > 0 || outcome.notValued) && <EffectsCard {...outcome} isImported={state === 'imported'} />}
      {isChoosing && <ImportFoot one={one} outcome={outcome} />}
    </>
  );
}

/** Explains why an import could not continue, apart from problems with its rows. */
function FailureNote({ failure: { why, file = '', line, sentence = '', entry } }: { readonly failure: FailedImport }) {
  const texts = useTexts();
  const formats = useFormats();
  const key = why === 'unreadable' && line ? 'unreadableAt' : why;
  return (
    <Callout tone={why === 'changed-since' || why === 'stopped' ? 'warning' : 'negative'} title={texts('imports.failure.title')}>
      <p>{texts(`imports.failure.${key}`, { file, line: line ?? '', sentence })}</p>
      {entry && <p>{texts('imports.failure.standing', { ...entry, day: formats.date(entry.day) })}</p>}
    </Callout>
  );
}
