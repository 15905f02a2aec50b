import {
  Banknote,
  CalendarClock,
  CircleCheck,
  Clock,
  GitCompareArrows,
  type LucideIcon,
  MailX,
  Scale,
  TriangleAlert,
  Unlink,
  UserX,
} from 'lucide-react';
import { Link } from 'react-router';
import type { AttentionMatter } from '#contracts/reports/report-choices.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { portalAddress, reportAddress } from '../../report-address.ts';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { noClientFilter } from '../clients/client-filters.ts';
import type { ShownAttention, ShownMatter } from './select-attention.ts';
import styles from './attention-view.module.css';

const looks: Readonly<Record<AttentionMatter, { readonly icon: LucideIcon; readonly tone: 'negative' | 'warning' | 'neutral' }>> = {
  notAvailable: { icon: TriangleAlert, tone: 'negative' },
  withoutExternalId: { icon: Unlink, tone: 'negative' },
  stalePrices: { icon: Clock, tone: 'warning' },
  openBreaks: { icon: GitCompareArrows, tone: 'warning' },
  drift: { icon: Scale, tone: 'warning' },
  cashDrag: { icon: Banknote, tone: 'warning' },
  reviewDue: { icon: CalendarClock, tone: 'warning' },
  failedInvitation: { icon: MailX, tone: 'warning' },
  neverSignedIn: { icon: UserX, tone: 'neutral' },
};

type Action = 'dataHealth' | 'invite' | 'inviteAgain' | 'review';

const actions: Readonly<Record<AttentionMatter, Action>> = {
  notAvailable: 'dataHealth',
  withoutExternalId: 'review',
  stalePrices: 'dataHealth',
  openBreaks: 'dataHealth',
  drift: 'review',
  cashDrag: 'review',
  reviewDue: 'review',
  failedInvitation: 'inviteAgain',
  neverSignedIn: 'invite',
};

/** Shows the matters that need attention, or a note that there are none. */
export function AttentionView({ shown: { count, matters, latest }, report }: BlockViewProps<ShownAttention>) {
  const texts = useTexts();
  const formats = useFormats();
  if (matters.length === 0)
    return (
      <BlockFrame title={texts('overview.attention')} tools={<HealthLink report={report} />}>
        <p className={styles.calm}>
          <span className={styles.drawing} data-tone="positive">
            <Icon of={CircleCheck} />
          </span>
          {texts('overview.calm')}
        </p>
      </BlockFrame>
    );
  return (
    <BlockFrame
      title={texts('overview.attention')}
      text={latest === null ? undefined : texts('overview.ofLatest', { date: formats.date(latest) })}
      tools={
        <>
          <Count>{texts('overview.attentionCount', { count: formats.count(count) })}</Count>
          <HealthLink report={report} />
        </>
      }
      isFlush
    >
      <ul className={styles.matters}>
        {matters.map((each) => (
          <MatterItem key={each.matter} of={each} report={report} />
        ))}
      </ul>
    </BlockFrame>
  );
}

/** Links to the page on the health of the data behind the figures. */
function HealthLink({ report: { dataHealth } }: { readonly report: ReportFrame }) {
  const texts = useTexts();
  if (dataHealth === null) return null;
  return (
    <Link to={dataHealth} className={styles.health}>
      {texts('shell.entries.dataHealth')}
    </Link>
  );
}

function Count({ children }: { readonly children: string }) {
  return <span className={styles.count}>{children}</span>;
}

/** Leads to the clients whom it concerns; pressed again, to all of them. */
function MatterItem({ of: { matter, words, count, isChosen }, report }: { readonly of: ShownMatter; readonly report: ReportFrame }) {
  const texts = useTexts();
  const formats = useFormats();
  const { icon, tone } = looks[matter];
  return (
    <li>
      <Link
        to={reportAddress(report, { ...noClientFilter, attention: isChosen ? undefined : matter })}
        className={styles.matter}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset
      >
        <span className={styles.drawing} data-tone={tone}>
          <Icon of={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.number}>{formats.count(count)}</span>
          <span className={styles.name}>{texts(`overview.${words}`)}</span>
          <span className={styles.text}>{texts(`overview.${words}Text`)}</span>
        </span>
      </Link>
      <Link to={actionAddress(matter, report)} className={styles.action} preventScrollReset={actions[matter] === 'review'}>
        {texts(`overview.actions.${actions[matter]}`)}
      </Link>
    </li>
  );
}

/** Returns the address where the reader can act on a matter: data health, invitations or the clients concerned. */
function actionAddress(matter: AttentionMatter, report: ReportFrame): string {
  const action = actions[matter];
  if (action === 'dataHealth' && report.dataHealth !== null) return report.dataHealth;
  if (action === 'invite') return portalAddress(report, 'invitations');
  if (action === 'inviteAgain') return `${portalAddress(report, 'invitations').split('?')[0]}?sent=expired`;
  return reportAddress(report, { ...noClientFilter, attention: matter });
}
