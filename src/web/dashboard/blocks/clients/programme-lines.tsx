import type { ClientProgramme } from '#contracts/datasets/lists.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import type { ReportFrame } from '../block.tsx';
import type { ShownClients } from './select-clients.ts';
import styles from './client-card.module.css';

interface ProgrammeLinesProps {
  readonly programme: ClientProgramme;
  readonly shown: Pick<ShownClients, 'currency' | 'hasReturns'>;
  readonly report: Pick<ReportFrame, 'unit'>;
}

/** On a phone: what was called of the commitment and what came of it, and what is due. */
export function ProgrammeLines({ programme, shown: { currency, hasReturns }, report: { unit } }: ProgrammeLinesProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { commitment, called, tvpi, netIrr, callsDue, nextCall } = programme;
  const money = (amount: number) => formats.money(amount, currency, { unit });
  return (
    <>
      <div className={styles.second}>
        {commitment.available && called.available && (
          <span data-amount>
            {texts('privateEquity.ofCommitment', { called: money(called.value), commitment: money(commitment.value) })}
          </span>
        )}
        {hasReturns && tvpi.available && (
          <span className={styles.course}>
            {formats.multiple(tvpi.value)}
            {netIrr.available && (
              <>
                {' · '}
                <RateFigure figure={netIrr} />
              </>
            )}
          </span>
        )}
      </div>
      {nextCall !== null && (
        <div className={styles.second}>
          <span>{texts('clientFunds.next', { day: formats.date(nextCall) })}</span>
          {callsDue.available && <span data-amount>{formats.compactMoney(callsDue.value, currency)}</span>}
        </div>
      )}
    </>
  );
}
