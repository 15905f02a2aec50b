import type { DatedDrawdown } from '#contracts/datasets/returns.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureTable } from '../../table/figure-table.tsx';
import styles from './risk.module.css';

/** The deepest falls with their days, the deepest first. */
export function DrawdownsTable({ drawdowns }: { readonly drawdowns: readonly DatedDrawdown[] }) {
  const texts = useTexts();
  const formats = useFormats();
  if (drawdowns.length === 0) return <p className={styles.never}>{texts('risk.neverFell')}</p>;
  return (
    <div className={styles.falls}>
      <h3 className={styles.heading}>{texts('risk.drawdowns')}</h3>
      <FigureTable
        name={texts('risk.drawdowns')}
        header={[texts('risk.depth'), texts('risk.peak'), texts('risk.trough'), texts('risk.recovery')]}
        rows={drawdowns.map(({ depth, peak, trough, recovery }) => [
          { text: formats.percent(depth) },
          { text: formats.date(peak) },
          { text: formats.date(trough) },
          { text: recovery === null ? texts('risk.notYet') : formats.date(recovery) },
        ])}
      />
    </div>
  );
}
