import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { GainLine } from '../../figures/gain-line.tsx';
import { Money } from '../../figures/money.tsx';
import { Sentence } from '../../figures/sentence.tsx';
import { TotalFrame } from '../../figures/total-frame.tsx';
import { namedPeriod, periodDetails } from '../../period-words.ts';
import type { BlockViewProps } from '../block.tsx';
import { RangeLinks } from '../performance/range-links.tsx';
import styles from './account-total.module.css';
import type { ShownAccountTotal } from './select-account-total.ts';

/** The total of the account, what became of it over the range, and the choice of the range. */
export function TotalHead({ shown, report }: BlockViewProps<ShownAccountTotal>) {
  const texts = useTexts();
  const formats = useFormats();
  const { total, gain, rate, range, period, currency } = shown;
  const over = texts(`performance.over.${namedPeriod(period, report.asOf)}`, periodDetails(period, formats));
  return (
    <TotalFrame label={labelOf(shown, texts)} total={total} currency={currency} choice={<RangeLinks range={range} report={report} />}>
      {report.access === 'full' && <GainLine gain={gain} rate={rate} currency={currency} over={over} />}
      {report.access === 'full' && gain.available && <PaidLine {...shown} />}
    </TotalFrame>
  );
}

function labelOf({ counted, portfolios }: ShownAccountTotal, texts: ReturnType<typeof useTexts>): string {
  if (counted === portfolios) return texts('accountTotal.label', { count: portfolios });
  return texts('accountTotal.part', { count: counted, all: portfolios });
}

/** A payment is never part of a gain. */
function PaidLine({ paidIn, paidOut, currency }: Pick<ShownAccountTotal, 'paidIn' | 'paidOut' | 'currency'>) {
  const texts = useTexts();
  if (paidIn === 0 && paidOut === 0) return null;
  const kind = paidOut === 0 ? 'withoutIn' : paidIn === 0 ? 'withoutOut' : 'withoutBoth';
  const parts = { paidIn: <Money amount={paidIn} currency={currency} />, paidOut: <Money amount={paidOut} currency={currency} /> };
  return (
    <p className={styles.paid}>
      <Sentence parts={parts}>{(marks) => texts(`accountTotal.${kind}`, marks)}</Sentence>
    </p>
  );
}
