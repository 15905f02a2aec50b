import { useTexts } from '../../../lib/texts.tsx';
import { Card } from '../../../ui/card.tsx';
import { GainLine } from '../../figures/gain-line.tsx';
import { TotalFrame } from '../../figures/total-frame.tsx';
import { PeriodLinks } from '../../lists/period-links.tsx';
import type { BlockViewProps } from '../block.tsx';
import type { ShownOwnTotal } from './select-own-total.ts';

/** The total in large figures, what was gained or lost over the period, and the choice of the period. */
export function OwnTotalView({ shown: { accounts, total, change, currency }, report }: BlockViewProps<ShownOwnTotal>) {
  const texts = useTexts();
  return (
    <Card isFlush>
      <TotalFrame
        label={texts('ownAccounts.total', { count: accounts })}
        total={total}
        currency={currency}
        choice={change && <PeriodLinks period={change.period} report={report} />}
      >
        {change && <GainLine gain={change.gain} rate={change.rate} currency={currency} over={texts(`portfolios.over.${change.period}`)} />}
      </TotalFrame>
    </Card>
  );
}
