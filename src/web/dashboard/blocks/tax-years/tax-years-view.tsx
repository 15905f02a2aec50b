import type { TaxYearRow, TaxYears } from '#contracts/datasets/gains.ts';
import { taxYearName } from '#finance/tax-year.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { Money } from '../../figures/money.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import styles from '../../table/table.module.css';
import { useGrid } from '../../table/use-grid.ts';
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
      <YearList years={years} />
    </BlockFrame>
  );
}

function Years({ years }: { readonly years: readonly TaxYearRow[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const grid = useGrid();
  return (
    <div className={styles.wide}>
      <table className={styles.table} aria-label={texts('taxYears.title')} {...grid}>
        <thead>
          <tr>
            <th scope="col" className={styles.text}>
              {texts('taxYears.year')}
            </th>
            {(['disposals', 'proceeds', 'costs', 'gains', 'losses', 'net'] as const).map((column) => (
              <th key={column} scope="col">
                {texts(`taxYears.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.from}>
              <th scope="row" className={styles.text}>
                {taxYearName(year)}
              </th>
              <td>{formats.count(year.disposals)}</td>
              <td>
                <Money amount={year.proceeds} {...pounds} />
              </td>
              <td>
                <Money amount={year.allowableCosts} {...pounds} />
              </td>
              <td>
                <Money amount={year.gains} {...pounds} />
              </td>
              <td>
                <Money amount={year.losses} {...pounds} />
              </td>
              <td>
                <SignedMoney amount={year.net} {...pounds} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone: the year and what is left, below them gains and losses. */
function YearList({ years }: { readonly years: readonly TaxYearRow[] }) {
  const texts = useTexts();
  return (
    <ul className={styles.list} aria-label={texts('taxYears.title')}>
      {years.map((year) => (
        <li key={year.from}>
          <span>{taxYearName(year)}</span>
          <span className={styles.right}>
            <SignedMoney amount={year.net} {...pounds} />
          </span>
          <span className={styles.second}>
            {texts('taxYears.gains')} <Money amount={year.gains} {...pounds} />
          </span>
          <span className={`${styles.second} ${styles.right}`}>
            {texts('taxYears.losses')} <Money amount={year.losses} {...pounds} />
          </span>
        </li>
      ))}
    </ul>
  );
}
