import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { NotAvailable } from '../../../ui/not-available.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { reportAddress } from '../../report-address.ts';
import type { BlockViewProps } from '../block.tsx';
import { ChangeLine } from './change-line.tsx';
import type { ShownAccountTotal } from './select-account-total.ts';
import styles from './account-total.module.css';

/** The total in large figures, what became of it over the range, and the choice of the range. */
export function TotalHead({ shown, report }: BlockViewProps<ShownAccountTotal>) {
  const texts = useTexts();
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.label}>{texts('accountTotal.label', { count: shown.portfolios })}</h2>
        <Total of={shown} />
        {shown.total.available && <ChangeLine shown={shown} asOf={report.asOf} />}
      </div>
      <div className={styles.ranges}>
        <SegmentedLinks
          label={texts('performance.ranges')}
          options={shown.ranges.map(({ range, isChosen }) => ({
            key: range,
            label: texts(`performance.range.${range}`),
            href: reportAddress(report, { range, from: undefined, to: undefined }),
            isCurrent: isChosen,
          }))}
        />
      </div>
    </div>
  );
}

function Total({ of: { total, currency } }: { readonly of: ShownAccountTotal }) {
  const texts = useTexts();
  const formats = useFormats();
  if (!total.available) return <NotAvailable reason={reasonText(total, texts)} />;
  const { major, minor, after } = formats.moneyParts(total.value, currency, { decimals: 2 });
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
