import { useTexts } from '../../../lib/texts.tsx';
import { comparedLines } from '../../table/compared-lines.tsx';
import { SpansTable } from '../../table/spans-table.tsx';
import type { ShownPerformance } from './select-performance.ts';

/** Returns by span, net of charges. */
export function ReturnsTable({ returns, hasBenchmark }: Pick<ShownPerformance, 'returns' | 'hasBenchmark'>) {
  const texts = useTexts();
  return (
    <SpansTable
      name={texts('performance.returns')}
      narrowName={texts('performance.netOfCharges')}
      spans={returns.map(({ span, isAnnual }) => ({ key: span, name: texts(`performance.${isAnnual ? 'spanAnnual' : 'span'}.${span}`) }))}
      lines={comparedLines(returns, hasBenchmark, texts)}
    />
  );
}
