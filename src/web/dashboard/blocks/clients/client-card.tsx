import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { Money } from '../../figures/money.tsx';
import type { ReportFrame } from '../block.tsx';
import { AskAgain } from './ask-again.tsx';
import { ClientLink } from './client-link.tsx';
import { ClientFlags } from './client-flags.tsx';
import { ProgrammeLines } from './programme-lines.tsx';
import type { ShownClient, ShownClients } from './select-clients.ts';
import styles from './client-card.module.css';

interface ClientCardProps {
  readonly client: ShownClient;
  readonly shown: ShownClients;
  readonly report: ReportFrame;
}

/** A client in two lines, on phones; three where it tells of private funds. */
export function ClientCard({ client, shown, report }: ClientCardProps) {
  const { value, flags } = client;
  return (
    <div className={styles.client} data-off={value.available ? undefined : true}>
      <div className={styles.line}>
        <ClientLink client={client} shown={shown} report={report} className={styles.name} />
        {value.available && <Money amount={value.value} currency={shown.currency} unit={unitOf(shown, report)} />}
      </div>
      <About client={client} shown={shown} report={report} />
      <Unavailable client={client} />
      {flags.length > 0 && (
        <div className={styles.flags}>
          <ClientFlags client={client} />
        </div>
      )}
    </div>
  );
}

function About({ client, shown, report }: ClientCardProps) {
  const texts = useTexts();
  const { value, portfolioTypes, programme, isNeverSignedIn } = client;
  const never = isNeverSignedIn ? [texts('overview.neverSignedInOne')] : [];
  if (shown.figures === 'privateEquity')
    return (
      <>
        {never.length > 0 && <div className={styles.second}>{never}</div>}
        {value.available && programme && <ProgrammeLines programme={programme} shown={shown} report={report} />}
      </>
    );
  return (
    <div className={styles.second}>
      <span>{[portfolioTypes.join(', '), ...never].filter(Boolean).join(' · ')}</span>
      {value.available && shown.hasReturns && <Course client={client} />}
    </div>
  );
}

/** Explains why the client has no value. */
function Unavailable({ client: { name, value } }: Pick<ClientCardProps, 'client'>) {
  const texts = useTexts();
  if (value.available) return null;
  return (
    <div className={styles.second}>
      <span>{reasonText(value, texts)}</span>
      {value.reason !== 'no-portfolios' && <AskAgain name={name} />}
    </div>
  );
}

function unitOf({ figures }: ShownClients, { unit }: ReportFrame): 'm' | null {
  return figures === 'privateEquity' ? unit : null;
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
