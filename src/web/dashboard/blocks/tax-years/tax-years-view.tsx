import type { TaxYearRow, TaxYears } from '#contracts/datasets/gains.ts';
import { taxYearName } from '#finance/tax-year.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { Money } from '../../figures/money.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import { Table, type TableRow } from '../../table/table.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { taxYearRows } from './tax-year-rows.ts';

const pounds = { currency: 'GBP' } as const;

export function TaxYearsView({ shown, report }: BlockViewProps<TaxYears>) {
  const texts = useTexts();
  const title = texts('taxYears.title');
  const { years, portfolios, doubts } = shown;
  if (years.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('taxYears.empty')} text={texts('taxYears.emptyText')} />
      </BlockFrame>
    );
  return (
    <BlockFrame
      title={title}
      text={texts('taxYears.text', { portfolios: portfolios.join(', ') })}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => taxYearRows(shown, texts)} />}
      footer={
        <span>
          {texts('taxYears.before')} {doubts > 0 && texts('taxYears.doubts', { count: doubts })}
        </span>
      }
      isFlush
    >
      <Years years={years} />
    </BlockFrame>
  );
}

const columns = ['disposals', 'proceeds', 'costs', 'gains', 'losses', 'net'] as const;

/** On a phone: the year and what is left, below them gains and losses. */
function Years({ years }: { readonly years: readonly TaxYearRow[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const rows = years.map((year): TableRow => {
    const gains = <Money amount={year.gains} {...pounds} />;
    const losses = <Money amount={year.losses} {...pounds} />;
    const net = <SignedMoney amount={year.net} {...pounds} />;
    return {
      key: year.from,
      cells: [
        taxYearName(year),
        formats.count(year.disposals),
        <Money key="proceeds" amount={year.proceeds} {...pounds} />,
        <Money key="costs" amount={year.allowableCosts} {...pounds} />,
        gains,
        losses,
        net,
      ],
      figure: net,
      second: (
        <>
          {texts('taxYears.gains')} {gains}
        </>
      ),
      secondFigure: (
        <>
          {texts('taxYears.losses')} {losses}
        </>
      ),
    };
  });
  return (
    <Table
      name={texts('taxYears.title')}
      columns={[{ label: texts('taxYears.year') }, ...columns.map((column) => ({ label: texts(`taxYears.${column}`) }))]}
      rows={rows}
    />
  );
}
