import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { Money } from '../../figures/money.tsx';
import { Sentence } from '../../figures/sentence.tsx';
import { Table } from '../../table/table.tsx';
import table from '../../table/table.module.css';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { RangeLinks } from '../performance/range-links.tsx';
import { accountCells, accountParts } from './account-cells.tsx';
import { accountRows } from './account-rows.ts';
import type { ShownCapitalAccount } from './select-capital-account.ts';

/** The statement of all funds and of each, for the period chosen on the page. */
export function CapitalAccountView({ shown, report }: BlockViewProps<ShownCapitalAccount>) {
  const texts = useTexts();
  const formats = useFormats();
  const title = texts('report.block.capitalAccount');
  const { period, total, funds, range, currency } = shown;
  if (funds.length === 0 && total.available)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('privateEquity.noFunds')} text={texts('privateEquity.noFundsText')} />
      </BlockFrame>
    );
  const money = { currency, unit: report.unit };
  return (
    <BlockFrame
      title={title}
      text={texts('privateEquity.account.period', { from: formats.date(period.from), to: formats.date(period.to), currency })}
      isFlush
      footer={
        <>
          <Kinds shown={shown} unit={report.unit} />
          <ChartTools fileName={`${title} ${period.from} ${period.to}`} table={() => accountRows(shown, texts)} />
        </>
      }
    >
      <div className={table.toolbar}>
        <RangeLinks range={range} report={report} />
      </div>
      <Table
        name={title}
        columns={[texts('privateEquity.fund'), ...accountParts.map((part) => texts(`privateEquity.account.${part}`))].map((label) => ({
          label,
        }))}
        rows={[
          { key: 'programme', cells: [texts('privateEquity.programme'), ...accountCells(total, money)], isTotal: true },
          ...funds.map(({ id, name, account }) => ({ key: id, cells: [name, ...accountCells(account, money)] })),
        ]}
      />
    </BlockFrame>
  );
}

/** Shows the distributions by kind. */
function Kinds({ shown: { kinds, currency }, unit }: { readonly shown: ShownCapitalAccount; readonly unit: 'm' | null }) {
  const texts = useTexts();
  const nameOf = (kind: (typeof kinds)[number]['kind']) =>
    kind === 'unspecified' ? texts('privateEquity.unspecified') : texts(`transactions.categories.${kind}`);
  return (
    <span>
      {texts('privateEquity.account.rule')}
      {kinds.map(({ kind, amount }) => (
        <span key={kind}>
          {' · '}
          <Sentence parts={{ amount: <Money amount={amount} currency={currency} unit={unit} /> }}>
            {(marks) => texts('privateEquity.account.kind', { ...marks, kind: nameOf(kind) })}
          </Sentence>
        </span>
      ))}
    </span>
  );
}
