import { Card } from '../../../ui/card.tsx';
import type { BlockViewProps } from '../block.tsx';
import { AllocationStrip } from './allocation-strip.tsx';
import type { ShownAccountTotal } from './select-account-total.ts';
import { TotalHead } from './total-head.tsx';
import { ValueChart } from './value-chart.tsx';

/** The total, its course and its parts in one card. */
export function AccountTotalView({ shown, report }: BlockViewProps<ShownAccountTotal>) {
  return (
    <Card isFlush>
      <TotalHead shown={shown} report={report} />
      <ValueChart shown={shown} />
      {shown.slices.length > 0 && <AllocationStrip {...shown} />}
    </Card>
  );
}
