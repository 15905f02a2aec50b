import { useState } from 'react';
import { Link } from 'react-router';
import type { AudienceGroup } from '#contracts/audience.ts';
import type { ListedDelivery } from '#contracts/deliveries.ts';
import { type DeliveryKind, deliveryKinds } from '#domain/document/delivery.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Card } from '../../../ui/card.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import audienceStyles from '../../audience/audience.module.css';
import headStyles from '../../page-head.module.css';
import styles from './deliveries.module.css';
import { deliveryAddress } from './delivery-address.ts';
import { deliveryName } from './delivery-name.ts';
import { OwnFilesForm } from './own-files-form.tsx';
import { ReportsForm } from './reports-form.tsx';
import { SameFileForm } from './same-file-form.tsx';

interface NewDeliveryViewProps {
  readonly portal: string;
  readonly groups: readonly AudienceGroup[];
  readonly deliveries: readonly ListedDelivery[];
  /** Ends of quarters whose reports can be published. */
  readonly reportDays: readonly IsoDate[];
}

/** Documents for several clients at once, and those that were sent before. */
export function NewDeliveryView({ portal, groups, deliveries, reportDays }: NewDeliveryViewProps) {
  const texts = useTexts();
  const [kind, setKind] = useState<DeliveryKind>('same');
  return (
    <>
      <title>{texts('deliveries.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('deliveries.title')}</h1>
          <p className={headStyles.text}>{texts('deliveries.text')}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <Card>
          <div className={styles.form}>
            <Segmented
              label={texts('deliveries.kind')}
              options={deliveryKinds.map((key) => ({ key, label: texts(`deliveries.kinds.${key}`) }))}
              chosen={kind}
              onChange={setKind}
            />
            {kind === 'same' && <SameFileForm portal={portal} groups={groups} />}
            {kind === 'own' && <OwnFilesForm portal={portal} />}
            {kind === 'report' && <ReportsForm portal={portal} groups={groups} days={reportDays} />}
          </div>
        </Card>
        {deliveries.length > 0 && <Earlier portal={portal} deliveries={deliveries} />}
      </div>
    </>
  );
}

function Earlier({ portal, deliveries }: Pick<NewDeliveryViewProps, 'portal' | 'deliveries'>) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <Card title={texts('audience.earlier')}>
      <ul className={audienceStyles.people}>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Link to={deliveryAddress(portal, delivery.id)}>{deliveryName(texts, delivery)}</Link>
            <span className={audienceStyles.aside}>
              {formats.moment(delivery.sentAt)} · {texts(countKey[delivery.kind], { count: delivery.count })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const countKey = { same: 'audience.clients', own: 'deliveries.several', report: 'audience.clients' } as const;
