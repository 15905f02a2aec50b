import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { Table } from '../../table/table.tsx';
import type { ShownProgramme, ShownProgrammeYear } from './select-programme-years.ts';

const amounts = ['commitment', 'called', 'distributed', 'value'] as const;
const multiples = ['dpi', 'rvpi', 'tvpi'] as const;

interface YearTableProps {
  readonly shown: ShownProgramme;
  readonly unit: 'm' | null;
  readonly name: string;
}

/** All figures of each year, the newest first. */
export function YearTable({ shown: { years, currency }, unit, name }: YearTableProps) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (figure: Figure) => (
    <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} unit={unit} />}</FigureView>
  );
  const multiple = ({ funds }: Pick<ShownProgrammeYear, 'funds'>, id: (typeof multiples)[number]) => (
    <FigureView key={id} figure={funds[id]}>
      {(factor) => formats.multiple(factor)}
    </FigureView>
  );
  const cells = ({ funds }: ShownProgrammeYear) => [
    ...amounts.map((id) => money(funds[id])),
    ...multiples.map((id) => multiple({ funds }, id)),
    <RateFigure key="netIrr" figure={funds.netIrr} />,
  ];
  const columns = [...amounts, ...multiples, 'netIrr' as const].map((id) => texts(`privateEquity.${id}`));
  return (
    <Table
      name={name}
      columns={[texts('privateEquity.year'), ...columns].map((label) => ({ label }))}
      rows={years.toReversed().map((row) => ({
        key: row.day,
        cells: [row.year, ...cells(row)],
        figure: multiple(row, 'tvpi'),
        second: (
          <>
            {money(row.funds.value)} · {texts('privateEquity.dpi')} {multiple(row, 'dpi')}
          </>
        ),
        secondFigure: <RateFigure figure={row.funds.netIrr} />,
        note: row.day.endsWith('-12-31') ? undefined : texts('privateEquity.upTo', { date: formats.date(row.day) }),
      }))}
    />
  );
}
