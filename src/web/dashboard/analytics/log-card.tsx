import { Download, Eye, ListX, LogIn, type LucideIcon, MessageSquareText, Pencil } from 'lucide-react';
import type { Analytics, LoggedActivity } from '#contracts/analytics.ts';
import { type UsageMeasure, usageMeasures } from '#domain/activity/usage.ts';
import { getLoggedThing } from '#domain/activity/logged-thing.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { ChoiceMenu } from '../lists/choice-menu.tsx';
import { analyticsAddress } from './analytics-address.ts';
import styles from './analytics.module.css';

const icons: Readonly<Record<UsageMeasure, LucideIcon>> = {
  logins: LogIn,
  views: Eye,
  messages: MessageSquareText,
  downloads: Download,
  other: Pencil,
};

interface LogCardProps {
  readonly analytics: Pick<Analytics, 'log' | 'query' | 'today'>;
  readonly path: string;
}

/** Lists what people did, ten at a time, under the day on which they did it. */
export function LogCard({ analytics, path }: LogCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { log, query, today } = analytics;
  const pages = Math.ceil(log.count / log.pageSize);
  const days = [...Map.groupBy(log.entries, ({ localAt }) => localAt.slice(0, 10))];
  const footer = (
    <>
      <span>{texts('analytics.logged', { count: log.count, written: formats.count(log.count) })}</span>
      {pages > 1 && <Pager page={log.page} pages={pages} hrefOf={(page) => analyticsAddress(path, query, { page })} />}
    </>
  );
  return (
    <Card
      title={texts('analytics.log')}
      text={texts(`analytics.logText.${query.view ?? 'clients'}`)}
      tools={<KindChoice query={query} path={path} />}
      footer={log.count > 0 && footer}
    >
      {days.length === 0 && <EmptyState icon={ListX} title={texts('analytics.noneOfKind')} text={texts('analytics.noneOfKindText')} />}
      {days.map(([day, entries]) => (
        <Day key={day} day={day} entries={entries} today={today} />
      ))}
    </Card>
  );
}

function KindChoice({ query, path }: { readonly query: Analytics['query']; readonly path: string }) {
  const texts = useTexts();
  const options = [undefined, ...usageMeasures].map((kind) => ({
    key: kind ?? 'all',
    label: texts(kind ? `analytics.measures.${kind}` : 'analytics.allKinds'),
    href: analyticsAddress(path, query, { kind }),
    isChosen: kind === query.kind,
  }));
  return <ChoiceMenu trigger={texts(query.kind ? `analytics.measures.${query.kind}` : 'analytics.allKinds')} options={options} />;
}

interface DayProps {
  readonly day: string;
  readonly entries: readonly LoggedActivity[];
  readonly today: Analytics['today'];
}

function Day({ day, entries, today }: DayProps) {
  const texts = useTexts();
  const formats = useFormats();
  const date = formats.date(day);
  return (
    <>
      <h3 className={styles.day}>{day === today ? texts('analytics.today', { date }) : date}</h3>
      <ul className={styles.log}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Icon of={icons[entry.measure]} size="small" />
            <span className={styles.did}>
              {entry.name ?? texts('analytics.gone')}
              <span className={styles.second}>
                {writeActivity(entry, texts)}
                {entry.account && entry.account.name !== entry.name && ` · ${entry.account.name}`}
              </span>
            </span>
            <time dateTime={entry.localAt}>{entry.localAt.slice(11)}</time>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says what someone did, in a few words. */
function writeActivity({ kind, measure, section, file }: LoggedActivity, texts: Texts): string {
  if (kind === 'signed-in') return texts('analytics.did.signed-in');
  if (measure === 'messages') return texts('analytics.did.message');
  return texts(`analytics.did.${kind}`, { what: file ?? texts(`analytics.things.${getLoggedThing(section)}`) });
}
