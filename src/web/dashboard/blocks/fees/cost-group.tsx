import type { CostGroup } from '#contracts/datasets/gains.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { costName } from './cost-name.ts';
import styles from './fees.module.css';

interface CostGroupTableProps {
  readonly title: string;
  readonly group: CostGroup;
  readonly currency: string;
}

/** One kind of costs by type, in money and of the average value. */
export function CostGroupTable({ title, group, currency }: CostGroupTableProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <table className={styles.group}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts('fees.type')}</th>
          <th scope="col">{texts('fees.count')}</th>
          <th scope="col">{texts('fees.amount')}</th>
          <th scope="col">{texts('fees.ofAverage')}</th>
        </tr>
      </thead>
      <tbody>
        {group.lines.map(({ category, amount, rate, count }) => (
          <tr key={category}>
            <th scope="row">{costName(category, texts)}</th>
            <td>{formats.count(count)}</td>
            <Cells amount={amount} rate={rate} currency={currency} />
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{texts('fees.total')}</th>
          <td>{formats.count(group.lines.reduce((total, { count }) => total + count, 0))}</td>
          <Cells amount={group.amount} rate={group.rate} currency={currency} />
        </tr>
      </tbody>
    </table>
  );
}

function Cells({ amount, rate, currency }: { readonly amount: Figure; readonly rate: Figure; readonly currency: string }) {
  const formats = useFormats();
  return (
    <>
      <td>
        <FigureView figure={amount}>{(money) => <Money amount={money} currency={currency} />}</FigureView>
      </td>
      <td>
        <FigureView figure={rate}>{(part) => formats.share(part)}</FigureView>
      </td>
    </>
  );
}
