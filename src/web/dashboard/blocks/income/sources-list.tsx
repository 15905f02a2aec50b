import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { SecurityLink } from '../../details/detail-link.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { incomeKind } from './income-kind.ts';
import type { ShownIncome } from './select-income.ts';
import styles from './income.module.css';

interface SourcesListProps {
  readonly shown: ShownIncome;
  readonly period: string;
}

/** On screen the largest; the rest are counted, and in the file. */
const maxSources = 5;

/** Shows the sources of the income in the period of the page. */
export function SourcesList({ shown: { sources, currency }, period }: SourcesListProps) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const listed = isPaper ? sources : sources.slice(0, maxSources);
  const left = sources.length - listed.length;
  return (
    <>
      <h3 className={styles.heading}>{texts('income.sources', { period })}</h3>
      <ul className={styles.sources}>
        {listed.map(({ id, name, category, amount, share }) => (
          <li key={`${id} ${category}`}>
            <span className={styles.name}>
              <SecurityLink id={id}>{name}</SecurityLink>
            </span>
            <FigureView figure={amount}>{(money) => <Money amount={money} currency={currency} />}</FigureView>
            <span className={styles.quiet}>{incomeKind(category, texts)}</span>
            <span className={styles.quiet}>
              <FigureView figure={share}>{(part) => formats.share(part)}</FigureView>
            </span>
          </li>
        ))}
        {left > 0 && <li className={styles.quiet}>{texts('income.others', { count: left })}</li>}
      </ul>
    </>
  );
}
