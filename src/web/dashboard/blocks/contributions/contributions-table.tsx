import { Fragment } from 'react';
import type { Contributed, ContributionRow } from '#contracts/datasets/gains.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { SecurityLink } from '../../details/detail-link.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Signed } from '../../figures/signed.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import { EmptyCell } from '../../table/empty-cell.tsx';
import styles from '../../table/table.module.css';
import { useGrid } from '../../table/use-grid.ts';
import type { ReportFrame } from '../block.tsx';
import { assetColor } from '../holdings/asset-color.ts';
import { PointsBar } from './points-bar.tsx';
import type { PointsScale, ShownResult } from './select-contributions.ts';
import { WideTable } from '../../table/wide-table.tsx';

export interface ContributionsTableProps {
  readonly result: ShownResult;
  readonly currency: string;
  readonly isWithHoldings: boolean;
  readonly report: ReportFrame;
}

const moneyColumns = ['opening', 'closing', 'income', 'price', 'currency', 'gain'] as const;

/** By asset class, and below each its holdings, on wide screens and paper. */
export function ContributionsTable({ result, currency, isWithHoldings, report }: ContributionsTableProps) {
  const texts = useTexts();
  const grid = useGrid();
  const { groups, charges, total, scale } = result;
  return (
    <WideTable>
      <table className={styles.table} aria-label={texts('contributions.title')} {...grid}>
        <thead>
          <tr>
            <th scope="col" className={styles.text}>
              {texts('contributions.holding')}
            </th>
            {moneyColumns.map((column) => (
              <th key={column} scope="col">
                {texts(`contributions.${column}`)}
              </th>
            ))}
            <th scope="col">{texts('contributions.points')}</th>
            <th scope="col" aria-hidden />
          </tr>
        </thead>
        <tbody>
          <Line
            className={styles.total}
            name={texts('contributions.total')}
            part={total}
            rows={groups.flatMap(({ rows }) => rows)}
            currency={currency}
            explainedIn={report}
          />
          {groups.map((group) => (
            <Fragment key={group.assetClass}>
              <Line
                className={isWithHoldings ? styles.group : undefined}
                name={texts(`assetClasses.${group.assetClass}`)}
                color={assetColor(group.assetClass)}
                part={group}
                rows={group.rows}
                currency={currency}
                scale={scale}
              />
              {isWithHoldings && group.rows.map((row) => <HoldingLine key={row.id} row={row} currency={currency} scale={scale} />)}
            </Fragment>
          ))}
          <Line name={texts('contributions.charges')} part={charges} currency={currency} scale={scale} />
        </tbody>
      </table>
    </WideTable>
  );
}

function HoldingLine({ row, ...rest }: Pick<LineProps, 'currency' | 'scale'> & { readonly row: ContributionRow }) {
  return <Line id={row.id} className={styles.item} name={row.name} part={row} rows={[row]} {...rest} />;
}

interface LineProps {
  readonly name: string;
  /** The security, of a single holding. */
  readonly id?: string;
  readonly part: Contributed;
  readonly currency: string;
  /** None of the whole, which has no bar. */
  readonly scale?: PointsScale;
  /** The rows whose money columns are added up; absent for the charges and the whole. */
  readonly rows?: readonly ContributionRow[];
  readonly color?: string;
  readonly className?: string | undefined;
  /** The page where the points open their explanation. */
  readonly explainedIn?: ReportFrame;
}

function Line({ name, id, part, currency, scale, rows = [], color, className, explainedIn }: LineProps) {
  const add = (of: (row: ContributionRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const points = <Points points={part.points} />;
  return (
    <tr className={className}>
      <th scope="row" className={styles.text}>
        {color && <span className={styles.square} style={{ background: color }} />}
        {id ? <SecurityLink id={id}>{name}</SecurityLink> : name}
      </th>
      {rows.length === 0 ? (
        <>
          <EmptyCell />
          <EmptyCell />
          <EmptyCell />
          <EmptyCell />
          <EmptyCell />
        </>
      ) : (
        <>
          <Amount amount={add(({ opening }) => opening)} currency={currency} />
          <Amount amount={add(({ closing }) => closing)} currency={currency} />
          <Amount amount={add((row) => row.income)} currency={currency} />
          <Effect rows={rows} effect="priceEffect" currency={currency} />
          <Effect rows={rows} effect="currencyEffect" currency={currency} />
        </>
      )}
      <td>
        <SignedMoney amount={part.money} currency={currency} />
      </td>
      <td>
        {explainedIn ? (
          <Explainable id="contribution" report={explainedIn}>
            {points}
          </Explainable>
        ) : (
          points
        )}
      </td>
      <td>{scale && <PointsBar points={part.points} scale={scale} />}</td>
    </tr>
  );
}

function Amount({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  return <td>{amount !== 0 && <Money amount={amount} currency={currency} />}</td>;
}

interface EffectProps {
  readonly rows: readonly ContributionRow[];
  readonly effect: 'priceEffect' | 'currencyEffect';
  readonly currency: string;
}

/** Shows the sum of an effect over the holdings. If one of them lacks the effect, its reason appears instead. */
function Effect({ rows, effect, currency }: EffectProps) {
  const missing = rows.map((row) => row[effect]).find(({ available }) => !available);
  const total = rows.reduce((sum, { [effect]: figure }) => sum + (figure.available ? figure.value : 0), 0);
  return (
    <td>
      <FigureView figure={missing ?? { available: true, value: total }}>
        {(amount) => amount !== 0 && <Money amount={amount} currency={currency} isSigned />}
      </FigureView>
    </td>
  );
}

/** Percentage points, in the colour of their sign. */
export function Points({ points }: { readonly points: number }) {
  const formats = useFormats();
  return <Signed value={points}>{formats.signedPoints(points)}</Signed>;
}
