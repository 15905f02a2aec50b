import { Plus } from 'lucide-react';
import type { Clients } from '#contracts/datasets/lists.ts';
import type { Report } from '#contracts/reports/report.ts';
import { newRecord } from '#contracts/records.ts';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { DrawerLink } from '../records/drawer-link.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { ExportMenu } from './export-menu.tsx';
import styles from './report-header.module.css';
import { AwaitDataset } from './await-dataset.tsx';

type Dated = Pick<Clients, 'asOf' | 'currency'>;

/** Shows the head of a page about several accounts: its name, the day of the figures and their currency. */
export function ListHeader({ report }: { readonly report: Report }) {
  const { portalName, datasets, keeps } = report;
  const texts = useTexts();
  const formats = useFormats();
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className={styles.number}>{portalName}</p>
        <h1>{texts('overview.title')}</h1>
        <p className={styles.facts}>
          <AwaitDataset<Dated> dataset={datasets.clientTotals ?? datasets.clients}>
            {({ asOf, currency }) => texts('report.figuresOf', { date: formats.date(asOf), currency })}
          </AwaitDataset>
        </p>
      </div>
      <div className={styles.actions}>
        <ExportMenu report={report} />
        {keeps.newClient && (
          <DrawerLink drawn={{ collection: 'accounts', id: newRecord, isNewClient: true }} look="primary">
            <Icon of={Plus} size="small" />
            {texts('collections.accounts.add')}
          </DrawerLink>
        )}
      </div>
    </header>
  );
}
