import { CloudOff } from 'lucide-react';
import { Link } from 'react-router';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sparkline } from '../../../ui/sparkline.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { portalAddress } from '../../report-address.ts';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { Money } from '../../figures/money.tsx';
import type { ReportFrame } from '../block.tsx';
import { ClientFlags } from './client-flags.tsx';
import { LeaningBar } from './leaning-bar.tsx';
import type { ShownClient } from './select-clients.ts';
import styles from './client-table.module.css';

/** One client. Without a value the row is muted and the reason stands where the figures would. */
export function ClientTableRow({ client, currency, report }: RowProps) {
  const { id, name, externalId, email, value } = client;
  return (
    <tr className={value.available ? undefined : styles.unavailable}>
      <th scope="row" className={styles.client}>
        <Link to={portalAddress(report, `account/${id}`)} className={styles.name}>
          {name}
        </Link>
        <span className={styles.second}>{externalId ?? email}</span>
      </th>
      {value.available ? <Figures client={client} value={value.value} currency={currency} /> : <NoFigures why={value} />}
      <LastSignIn client={client} />
      <td className={styles.number}>
        <ClientFlags client={client} />
      </td>
    </tr>
  );
}

interface RowProps {
  readonly client: ShownClient;
  readonly currency: string;
  readonly report: ReportFrame;
}

function Figures({ client, value, currency }: { readonly client: ShownClient; readonly value: number; readonly currency: string }) {
  const { portfolioTypes, change, difference, lean, sparkline } = client;
  return (
    <>
      <td>
        <span className={styles.tags}>
          {portfolioTypes.map((type) => (
            <Tag key={type}>{type}</Tag>
          ))}
        </span>
      </td>
      <td className={styles.number}>
        <Money amount={value} currency={currency} decimals={2} />
      </td>
      <td className={styles.number}>
        <RateFigure figure={change.rate} />
        {change.rate.available && change.gain.available && (
          <span className={styles.second}>
            <Money amount={change.gain.value} currency={currency} decimals={0} isSigned />
          </span>
        )}
      </td>
      <td className={styles.number}>
        <span className={styles.against}>
          <RateFigure figure={difference} />
          <LeaningBar lean={lean} />
        </span>
      </td>
      <td className={styles.number}>
        <span className={styles.course} data-refreshing={client.isRefreshing || undefined}>
          <Sparkline values={sparkline} />
        </span>
      </td>
    </>
  );
}

function NoFigures({ why }: { readonly why: Parameters<typeof reasonText>[0] }) {
  const texts = useTexts();
  return (
    <td colSpan={5}>
      <span className={styles.reason}>
        <Icon of={CloudOff} size="small" />
        {reasonText(why, texts)}
      </span>
    </td>
  );
}

function LastSignIn({ client: { lastLogin, isNeverSignedIn } }: { readonly client: ShownClient }) {
  const texts = useTexts();
  const formats = useFormats();
  if (isNeverSignedIn) return <td className={styles.never}>{texts('overview.never')}</td>;
  return <td className={styles.day}>{lastLogin === null ? '–' : formats.date(lastLogin)}</td>;
}
