import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { NotAvailable } from '../../../ui/not-available.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import type { BlockViewProps } from '../block.tsx';
import { RangeLinks } from '../performance/range-links.tsx';
import { ChangeLine } from './change-line.tsx';
import type { ShownAccountTotal } from './select-account-total.ts';
import styles from './account-total.module.css';

/** The total in large figures, what became of it over the range, and the choice of the range. */
export function TotalHead({ shown, report }: BlockViewProps<ShownAccountTotal>) {
  const texts = useTexts();
  const isPaper = usePaper();
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.label}>{texts('accountTotal.label', { count: shown.portfolios })}</h2>
        <Total of={shown} />
        {shown.total.available && report.access === 'full' && <ChangeLine shown={shown} asOf={report.asOf} />}
      </div>
      {!isPaper && (
        <div className={styles.ranges}>
          <RangeLinks range={shown.range} report={report} />
        </div>
      )}
    </div>
  );
}

function Total({ of: { total, currency } }: { readonly of: ShownAccountTotal }) {
  const texts = useTexts();
  const formats = useFormats();
  if (!total.available) return <NotAvailable reason={reasonText(total, texts)} />;
  const { major, minor, after } = formats.moneyParts(total.value, currency);
  return (
    <p className={styles.total}>
      <span data-amount>
        {major}
        <span className={styles.pence}>
          {minor}
          {after}
        </span>
      </span>
    </p>
  );
}
