import type { ReactNode } from 'react';
import type { ClientProgramme } from '#contracts/datasets/lists.ts';
import type { ClientSort } from '#contracts/reports/report-choices.ts';
import type { Figure } from '#finance/figure.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { WeightBar } from '../../../ui/pictures/weight-bar.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import type { GridColumn } from '../../table/grid-column.ts';
import tableStyles from '../../table/table.module.css';
import type { ShownClient } from './select-clients.ts';

interface Around {
  readonly texts: Texts;
  readonly currency: string;
  readonly unit: 'm' | null;
  /** Multiples and rates tell returns. */
  readonly hasReturns: boolean;
  readonly sort: (by: ClientSort) => NonNullable<GridColumn<ShownClient>['sort']>;
}

type Column = GridColumn<ShownClient>;

/** Returns the columns of a client's commitments. Those before the value show the calls; those after it show the results. */
export function programmeColumns(around: Around): { readonly before: Column[]; readonly after: Column[] } {
  const { texts, currency, unit, hasReturns, sort } = around;
  const column = (id: Extract<ClientSort, keyof ClientProgramme>, cell: (programme: ClientProgramme) => ReactNode): Column => ({
    id,
    label: texts(`privateEquity.${id}`),
    sort: sort(id),
    cell: ({ programme }) => programme && cell(programme),
  });
  const money = (figure: Figure) => <MoneyFigure figure={figure} currency={currency} unit={unit} />;
  return {
    before: [
      column('commitment', ({ commitment }) => money(commitment)),
      column('called', ({ called, calledRate }) => (
        <WeightBar share={calledRate.available ? calledRate.value : 0} text={money(called)} color="var(--chart-1)" />
      )),
      column('unfunded', ({ unfunded }) => money(unfunded)),
    ],
    after: [
      ...(hasReturns
        ? [
            column('dpi', ({ dpi }) => <Multiple figure={dpi} />),
            column('tvpi', ({ tvpi }) => <Multiple figure={tvpi} />),
            column('netIrr', ({ netIrr }) => <RateFigure figure={netIrr} />),
          ]
        : []),
      {
        id: 'callsDue',
        label: texts('clientFunds.callsDue'),
        cell: ({ programme }) => programme && <CallsDue programme={programme} currency={currency} />,
      },
    ],
  };
}

interface MoneyShown {
  readonly currency: string;
  readonly unit: 'm' | null;
}

function MoneyFigure({ figure, currency, unit }: MoneyShown & { readonly figure: Figure }) {
  return <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} unit={unit} />}</FigureView>;
}

function Multiple({ figure }: { readonly figure: Figure }) {
  const formats = useFormats();
  return <FigureView figure={figure}>{(factor) => formats.multiple(factor)}</FigureView>;
}

/** Shows the announced calls and the day on which the next one is due; a word if there are none. */
function CallsDue({ programme: { callsDue, nextCall }, currency }: { readonly programme: ClientProgramme; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  if (nextCall === null) return <span className={tableStyles.second}>{texts('clientFunds.none')}</span>;
  return (
    <>
      <FigureView figure={callsDue}>{(amount) => <span data-amount>{formats.compactMoney(amount, currency)}</span>}</FigureView>
      <span className={tableStyles.second}>
        <span className="sr">{texts('clientFunds.nextCall')} </span>
        {formats.date(nextCall)}
      </span>
    </>
  );
}
