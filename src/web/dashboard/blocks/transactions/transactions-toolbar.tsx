import { Download } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ListRanges } from '../../lists/list-ranges.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { resourceAddress } from '../../report-address.ts';
import styles from '../../table/table.module.css';
import type { ReportFrame } from '../block.tsx';
import type { ShownTransactions } from './select-transactions.ts';

interface TransactionsToolbarProps {
  readonly shown: ShownTransactions;
  readonly report: ReportFrame;
}

/** Shows the filters of the list; the address stores their values. */
export function TransactionsToolbar({ shown: { range }, report }: TransactionsToolbarProps) {
  const texts = useTexts();
  return (
    <div className={styles.toolbar}>
      <ListSearch label={texts('transactions.find')} report={report} />
      <ListRanges range={range} report={report} />
      <a className={buttonClass({ look: 'text', size: 'small' }, styles.push)} href={resourceAddress(report, 'transactions.csv')} download>
        <Icon of={Download} size="small" />
        {texts('transactions.csv')}
      </a>
    </div>
  );
}
