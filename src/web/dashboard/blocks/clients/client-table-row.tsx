import { CloudOff, Folder } from 'lucide-react';
import { Link } from 'react-router';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Sparkline } from '../../../ui/pictures/sparkline.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { portalAddress } from '../../report-address.ts';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { Money } from '../../figures/money.tsx';
import type { ReportFrame } from '../block.tsx';
import { ClientFlags } from './client-flags.tsx';
import { LeaningBar } from './leaning-bar.tsx';
import type { ShownClient, ShownClients } from './select-clients.ts';
import styles from './client-table.module.css';

/** One client. Without a value the row is muted and the reason stands where the figures would. */
export function ClientTableRow({ client, shown, report }: RowProps) {
  const { id, name, externalId, email, value } = client;
  return (
    <tr className={value.available ? undefined : styles.unavailable}>
      <th scope="row" className={styles.client}>
        <Link to={portalAddress(report, `account/${id}`)} className={styles.name}>
          {name}
        </Link>
        <span className={styles.second}>{externalId ?? email}</span>
      </th>
      {value.available ? <Figures client={client} value={value.value} shown={shown} /> : <NoFigures why={value} shown={shown} />}
      <LastSignIn client={client} />
      <td className={styles.number}>
        <ClientFlags client={client} />
      </td>
    </tr>
  );
}

interface RowProps {
  readonly client: ShownClient;
  readonly shown: ShownClients;
  readonly report: ReportFrame;
}

interface FiguresProps {
  readonly client: ShownClient;
  readonly value: number;
  readonly shown: ShownClients;
}

function Figures({ client, value, shown: { currency, hasReturns } }: FiguresProps) {
  return (
    <>
      <td>
        <span className={styles.tags}>
          {client.portfolioTypes.map((type) => (
            <Tag key={type}>{type}</Tag>
          ))}
        </span>
      </td>
      <td className={styles.number}>
        <Money amount={value} currency={currency} />
      </td>
      {hasReturns && <ReturnCells client={client} currency={currency} />}
    </>
  );
}

/** How the value changed, how that stands to the benchmark, and the course of twelve months. */
function ReturnCells({ client, currency }: { readonly client: ShownClient; readonly currency: string }) {
  const { change, difference, lean, sparkline, isRefreshing } = client;
  return (
    <>
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
        <span className={styles.course} data-refreshing={isRefreshing || undefined}>
          <Sparkline values={sparkline} />
        </span>
      </td>
    </>
  );
}

function NoFigures({ why, shown }: { readonly why: Parameters<typeof reasonText>[0]; readonly shown: ShownClients }) {
  const texts = useTexts();
  return (
    <td colSpan={shown.hasReturns ? 5 : 2}>
      <span className={styles.reason}>
        <Icon of={why.reason === 'no-portfolios' ? Folder : CloudOff} size="small" />
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
