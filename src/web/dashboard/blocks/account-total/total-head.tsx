import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { GainLine } from '../../figures/gain-line.tsx';
import { TotalFrame } from '../../figures/total-frame.tsx';
import { namedPeriod, periodDetails } from '../../period-words.ts';
import type { BlockViewProps } from '../block.tsx';
import { RangeLinks } from '../performance/range-links.tsx';
import type { ShownAccountTotal } from './select-account-total.ts';

/** The total of the account, what became of it over the range, and the choice of the range. */
export function TotalHead({ shown, report }: BlockViewProps<ShownAccountTotal>) {
  const texts = useTexts();
  const formats = useFormats();
  const { total, gain, rate, range, period, currency } = shown;
  const over = texts(`performance.over.${namedPeriod(period, report.asOf)}`, periodDetails(period, formats));
  return (
    <TotalFrame
      label={texts('accountTotal.label', { count: shown.portfolios })}
      total={total}
      currency={currency}
      choice={<RangeLinks range={range} report={report} />}
    >
      {report.access === 'full' && <GainLine gain={gain} rate={rate} currency={currency} over={over} />}
    </TotalFrame>
  );
}
