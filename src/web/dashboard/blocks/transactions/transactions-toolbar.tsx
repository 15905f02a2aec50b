import { Download } from 'lucide-react';
import { Form } from 'react-router';
import { transactionRanges } from '#contracts/report-choices.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { reportAddress, resourceAddress } from '../../report-address.ts';
import { FindField } from '../../table/find-field.tsx';
import styles from '../../table/table.module.css';
import type { ReportFrame } from '../block.tsx';
import type { ShownTransactions } from './select-transactions.ts';

interface TransactionsToolbarProps {
  readonly shown: ShownTransactions;
  readonly report: ReportFrame;
}

/** What narrows the list; all of it stands in the address. */
export function TransactionsToolbar({ shown: { range }, report }: TransactionsToolbarProps) {
  const texts = useTexts();
  const kept = Object.entries(report.query).filter(([name]) => name !== 'find' && name !== 'page');
  const ranges = transactionRanges.map((each) => ({
    key: each,
    label: texts(`transactions.range.${each}`),
    href: reportAddress(report, { transactions: each }),
    isCurrent: each === range,
  }));
  return (
    <div className={styles.toolbar}>
      <search className={styles.find}>
        <Form action={report.path} method="get" preventScrollReset className={styles.find}>
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FindField key={report.query.find} label={texts('transactions.find')} name="find" defaultValue={report.query.find} />
        </Form>
      </search>
      <SegmentedLinks label={texts('transactions.ranges')} options={ranges} />
      <a className={buttonClass({ look: 'text', size: 'small' }, styles.push)} href={resourceAddress(report, 'transactions.csv')} download>
        <Icon of={Download} size="small" />
        {texts('transactions.csv')}
      </a>
    </div>
  );
}
