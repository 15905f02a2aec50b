import type { Charges } from '#contracts/datasets/gains.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { ChargeList } from './charge-list.tsx';
import { CostGroupTable } from './cost-group.tsx';
import { feeRows } from './fee-rows.ts';
import { FeesStrip } from './fees-strip.tsx';
import styles from './fees.module.css';

/** The figures of the period, costs by type, and each charge. */
export function FeesView({ shown, report }: BlockViewProps<Charges>) {
  const texts = useTexts();
  const formats = useFormats();
  const title = texts('fees.title');
  const { charges, dealing, rows, period, currency, total } = shown;
  const isFree = rows.length === 0 && dealing.lines.length === 0;
  if (!total.amount.available || isFree)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('fees.none')} text={total.amount.available ? texts('fees.noneText') : reasonText(total.amount, texts)} />
      </BlockFrame>
    );
  return (
    <BlockFrame
      title={title}
      text={texts('fees.text', { from: formats.date(period.from), to: formats.date(period.to) })}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => feeRows(shown, texts)} />}
      isFlush
    >
      <FeesStrip shown={shown} report={report} />
      <div className={styles.groups}>
        {charges.lines.length > 0 && <CostGroupTable title={texts('fees.byType')} group={charges} currency={currency} />}
        {dealing.lines.length > 0 ? (
          <CostGroupTable title={texts('fees.dealing')} group={dealing} currency={currency} />
        ) : (
          <p className={styles.nothing}>{texts('fees.noDealing')}</p>
        )}
      </div>
      {rows.length > 0 && <ChargeList rows={rows} currency={currency} />}
    </BlockFrame>
  );
}
