import { Plus } from 'lucide-react';
import type { Clients } from '#contracts/datasets/lists.ts';
import type { Report } from '#contracts/reports/report.ts';
import { newRecord } from '#contracts/records.ts';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { DrawerLink } from '../records/drawer-link.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import styles from './report-header.module.css';
import { WhenReady } from './when-ready.tsx';

type Dated = Pick<Clients, 'asOf' | 'currency'>;

/** Of a page about many: its name, the day of the figures and their currency. */
export function ListHeader({ report: { page, datasets, keeps } }: { readonly report: Report }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <WhenReady dataset={datasets.overviewContent}>{({ title }) => <p className={styles.number}>{title}</p>}</WhenReady>
        <h1>{texts(page === 'accounts' ? 'report.accounts' : 'overview.title')}</h1>
        <p className={styles.facts}>
          <WhenReady<Dated> dataset={datasets.ownAccounts ?? datasets.clientTotals ?? datasets.clients}>
            {({ asOf, currency }) => texts('report.figuresOf', { date: formats.date(asOf), currency })}
          </WhenReady>
        </p>
      </div>
      {keeps.newClient && (
        <div className={styles.actions}>
          <DrawerLink drawn={{ collection: 'accounts', id: newRecord, isNewClient: true }} look="primary">
            <Icon of={Plus} size="small" />
            {texts('collections.accounts.add')}
          </DrawerLink>
        </div>
      )}
    </header>
  );
}
