import type { CSSProperties } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { ShownMultiple, ShownMultiples } from './select-multiples.ts';
import styles from './multiples.module.css';

/** Shows the distributions and the value of each fund per unit paid in. */
export function MultiplesView({ shown: { funds, moneyBack } }: BlockViewProps<ShownMultiples>) {
  const texts = useTexts();
  const title = texts('privateEquity.multiples');
  if (funds.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('privateEquity.noFunds')} text={texts('privateEquity.noFundsText')} />
      </BlockFrame>
    );
  return (
    <BlockFrame title={title} text={texts('privateEquity.multiplesText')}>
      <ul className={styles.funds} style={{ '--money-back': `${moneyBack * 100}%` } as CSSProperties}>
        {funds.map((fund) => (
          <Fund key={fund.id} fund={fund} />
        ))}
      </ul>
    </BlockFrame>
  );
}

function Fund({ fund: { name, dpi, rvpi, tvpi, bar } }: { readonly fund: ShownMultiple }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <li>
      <div className={styles.head}>
        <span>{name}</span>
        <b>
          <FigureView figure={tvpi}>{(factor) => formats.multiple(factor)}</FigureView>
        </b>
      </div>
      {bar && (
        <div className={styles.bar} aria-hidden>
          {bar.back > 0 && <span className={styles.back} style={{ width: `${bar.back * 100}%` }} />}
          <span className={styles.held} style={{ width: `${bar.held * 100}%` }} />
        </div>
      )}
      {dpi.available && rvpi.available && (
        <div className={styles.parts}>
          {texts('privateEquity.parts', { dpi: formats.multiple(dpi.value), rvpi: formats.multiple(rvpi.value) })}
        </div>
      )}
    </li>
  );
}
