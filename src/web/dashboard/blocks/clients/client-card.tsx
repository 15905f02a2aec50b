import { Link } from 'react-router';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { portalAddress } from '../../report-address.ts';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { Money } from '../../figures/money.tsx';
import type { ReportFrame } from '../block.tsx';
import { ClientFlags } from './client-flags.tsx';
import type { ShownClient, ShownClients } from './select-clients.ts';
import styles from './client-card.module.css';

interface ClientCardProps {
  readonly client: ShownClient;
  readonly shown: ShownClients;
  readonly report: ReportFrame;
}

/** A client in two lines, on phones. */
export function ClientCard({ client, shown: { currency, hasReturns }, report }: ClientCardProps) {
  const texts = useTexts();
  const { id, name, value, portfolioTypes, isNeverSignedIn, flags } = client;
  const kinds = portfolioTypes.join(', ');
  const words = isNeverSignedIn ? [kinds, texts('overview.neverSignedInOne')] : [kinds];
  return (
    <div className={styles.client} data-off={value.available ? undefined : true}>
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
    </div>
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
