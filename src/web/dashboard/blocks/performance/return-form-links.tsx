import { returnForms } from '#contracts/reports/report-choices.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { reportAddress } from '../../report-address.ts';
import type { ReportFrame } from '../block.tsx';
import type { ShownPerformance } from './select-performance.ts';
import styles from './performance.module.css';

/** Offers annual or total figures for the longer spans of the table. */
export function ReturnFormLinks({ form, report }: { readonly form: ShownPerformance['form']; readonly report: ReportFrame }) {
  const texts = useTexts();
  const options = returnForms.map((each) => ({
    key: each,
    label: texts(`performance.form.${each}`),
    href: reportAddress(report, { returns: each === 'annual' ? undefined : each }),
    isCurrent: each === form,
  }));
  return (
    <div className={styles.form}>
      <SegmentedLinks label={texts('performance.forms')} options={options} isReplacing />
    </div>
  );
}
