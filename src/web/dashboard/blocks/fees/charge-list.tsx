import { useState } from 'react';
import type { ChargeRow } from '#contracts/datasets/gains.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { costName } from './cost-name.ts';
import styles from './fees.module.css';

const shownFirst = 12;

/** Each charge of the period, newest first. */
export function ChargeList({ rows, currency }: { readonly rows: readonly ChargeRow[]; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || isPaper ? rows : rows.slice(0, shownFirst);
  return (
    <section className={styles.each}>
      <h3>{texts('fees.each')}</h3>
      <ul>
        {shown.map(({ id, day, category, name, amount }) => (
          <li key={id}>
            <span className={styles.day}>{formats.date(day)}</span>
            <span>
              {costName(category, texts)}
              {name && <span className={styles.name}>{name}</span>}
            </span>
            <FigureView figure={amount}>{(money) => <Money amount={money} currency={currency} />}</FigureView>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {texts('fees.showAll', { count: rows.length })}
        </Button>
      )}
    </section>
  );
}
