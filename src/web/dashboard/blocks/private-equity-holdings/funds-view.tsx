import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { fundRows } from './fund-rows.ts';
import { FundsGrid } from './funds-grid.tsx';
import { type FundOrder, orderedFunds, type ShownFunds } from './select-funds.ts';

/** The funds of a programme with what was committed, called, paid out and is still there. */
export function FundsView({ shown, report }: BlockViewProps<ShownFunds>) {
  const texts = useTexts();
  const [order, setOrder] = useState<FundOrder>({ sort: 'value', order: 'desc' });
  const title = texts('report.block.privateEquityHoldings');
  if (shown.funds.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('privateEquity.noFunds')} text={texts('privateEquity.noFundsText')} />
      </BlockFrame>
    );
  const { unit, asOf } = report;
  const funds = orderedFunds(shown.funds, order);
  const footer = (
    <>
      <span>{texts(unit ? 'privateEquity.footer' : 'privateEquity.footerPlain', { currency: shown.currency })}</span>
      <ChartTools fileName={`${title} ${asOf}`} table={() => fundRows(shown, texts)} />
    </>
  );
  return (
    <BlockFrame title={title} isFlush footer={footer}>
      <FundsGrid {...{ shown, funds, report, order }} onOrder={setOrder} />
    </BlockFrame>
  );
}
