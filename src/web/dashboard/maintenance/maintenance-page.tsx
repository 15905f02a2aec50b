import type { MaintenanceState, MaintenanceAnswer } from '#contracts/admin/maintenance.ts';
import { useTexts } from '../../lib/texts.tsx';
import columnStyles from '../columns.module.css';
import headStyles from '../page-head.module.css';
import { CacheCard } from './cache-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';

/** A form that was refused, in the reader's language. */
export interface MaintenanceRefusal {
  readonly code: string;
  readonly text: string;
}

interface MaintenancePageProps extends MaintenanceState {
  /** The answer to the form sent last; null before one is sent. */
  readonly answer: MaintenanceAnswer | MaintenanceRefusal | null;
}

/** Closing the portals while they are worked on, and deleting what is kept beside the ledger. */
export function MaintenancePage({ maintenance, waiting, now, answer }: MaintenancePageProps) {
  const texts = useTexts();
  return (
    <>
      <title>{texts('maintenance.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('maintenance.title')}</h1>
          <p className={headStyles.text}>{texts('maintenance.text')}</p>
        </div>
      </header>
      <div className={columnStyles.columns}>
        <MaintenanceCard
          key={maintenance?.since}
          maintenance={maintenance}
          now={now}
          refusal={answer && 'code' in answer ? answer : null}
          done={answer && 'done' in answer && answer.done !== 'cache-deleted' ? answer.done : null}
        />
        <CacheCard waiting={waiting} deleted={answer && 'portfolios' in answer ? answer.portfolios : null} />
      </div>
    </>
  );
}
