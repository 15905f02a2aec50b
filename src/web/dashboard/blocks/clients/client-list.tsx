import { Link } from 'react-router';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { portalAddress } from '../../report-address.ts';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { Money } from '../../figures/money.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { ClientFlags } from './client-flags.tsx';
import type { ShownClient, ShownClients } from './select-clients.ts';
import styles from './client-list.module.css';

/** The clients of one page in two lines each, for phones. */
export function ClientList({ shown, report }: BlockViewProps<ShownClients>) {
  const texts = useTexts();
  return (
    <ul className={styles.list} aria-label={texts('overview.clients')}>
      {shown.rows.map((client) => (
        <Client key={client.id} client={client} shown={shown} report={report} />
      ))}
    </ul>
  );
}

interface ClientProps {
  readonly client: ShownClient;
  readonly shown: ShownClients;
  readonly report: ReportFrame;
}

function Client({ client, shown: { currency, hasReturns }, report }: ClientProps) {
  const texts = useTexts();
  const { id, name, value, portfolioTypes, isNeverSignedIn, flags } = client;
  const kinds = portfolioTypes.join(', ');
  const words = isNeverSignedIn ? [kinds, texts('overview.neverSignedInOne')] : [kinds];
  return (
    <li className={styles.client} data-off={value.available ? undefined : true}>
      <div className={styles.line}>
        <Link to={portalAddress(report, `account/${id}`)} className={styles.name}>
          {name}
        </Link>
        {value.available && <Money amount={value.value} currency={currency} />}
      </div>
      <div className={styles.second}>
        <span>{words.filter(Boolean).join(' · ')}</span>
        {value.available && hasReturns && <Course client={client} />}
      </div>
      {!value.available && <p className={styles.second}>{reasonText(value, texts)}</p>}
      {flags.length > 0 && (
        <div className={styles.flags}>
          <ClientFlags client={client} />
        </div>
      )}
    </li>
  );
}

/** Change and distance to the benchmark, the latter in words. */
function Course({ client: { change, difference } }: { readonly client: ShownClient }) {
  const texts = useTexts();
  const formats = useFormats();
  if (!change.rate.available) return null;
  return (
    <span className={styles.course}>
      <RateFigure figure={change.rate} />
      {difference.available && ` · ${texts(`overview.${standing(difference.value)}`, { points: formats.points(difference.value) })}`}
    </span>
  );
}

function standing(difference: number): 'ahead' | 'behind' | 'level' {
  if (Math.abs(difference) < 0.00005) return 'level';
  return difference > 0 ? 'ahead' : 'behind';
}
