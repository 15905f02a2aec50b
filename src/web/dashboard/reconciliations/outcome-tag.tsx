import { ArrowLeftRight, Check, Clock, type LucideIcon, SearchX, TriangleAlert } from 'lucide-react';
import type { ShownReconciledRow } from '#contracts/reconciliations.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

const looks: Readonly<Record<ShownReconciledRow['outcome'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  agrees: { tone: 'positive', icon: Check },
  differs: { tone: 'warning', icon: ArrowLeftRight },
  'only-custodian': { tone: 'warning', icon: TriangleAlert },
  'only-ledger': { tone: 'warning', icon: TriangleAlert },
  'not-recognised': { tone: 'negative', icon: SearchX },
};

/** Shows the result of the comparison for a holding. */
export function OutcomeTag({ row: { outcome, isUnsettled } }: { readonly row: Pick<ShownReconciledRow, 'outcome' | 'isUnsettled'> }) {
  const texts = useTexts();
  const { tone, icon } = isUnsettled ? { tone: 'neutral' as const, icon: Clock } : looks[outcome];
  return (
    <Tag tone={tone} icon={icon}>
      {texts(`reconciliations.outcomes.${outcome}`)}
    </Tag>
  );
}
