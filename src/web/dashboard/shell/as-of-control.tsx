import { Calendar, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ReportDates } from '#contracts/datasets/accounts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { asOfShortcuts, type AsOfRange, withDate } from './as-of-range.ts';
import styles from './as-of-control.module.css';

const AsOfCalendar = lazy(() => import('./as-of-calendar.tsx'));

/** The day that all figures of the page are of; opens a calendar of the days that have figures. The address keeps the choice. */
export function AsOfControl({ range }: { readonly range: AsOfRange }) {
  const texts = useTexts();
  const date = useFormats().date(range.asOf);
  const trigger = (
    <>
      <Icon of={Calendar} size="small" />
      <span>
        {texts('shell.asOf')} <span className={styles.date}>{date}</span>
      </span>
      <Icon of={ChevronDown} size="small" />
    </>
  );
  return (
    <Popover title={texts('shell.chooseDate')} trigger={trigger} triggerClass={styles.trigger} width={340} position="bottom-end">
      {(close) => <Choice range={range} close={close} />}
    </Popover>
  );
}

/** The calendar appears with its marks, or without them when they could not be had. */
function Choice({ range, close }: { readonly range: AsOfRange; readonly close: () => void }) {
  const texts = useTexts();
  const formats = useFormats();
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useReportDates(range.address);
  const dates = asked.state === 'ready' ? asked.value : null;
  const skeleton = <Skeleton height={300} />;
  const choose = (date: string) => {
    close();
    void navigate({ search: withDate(search, date) }, { preventScrollReset: true });
  };
  return (
    <>
      <p className={styles.text}>{texts('shell.chooseDateText')}</p>
      <div className={styles.calendar}>
        {asked.state === 'loading' ? (
          skeleton
        ) : (
          <Suspense fallback={skeleton}>
            <AsOfCalendar range={range} dates={dates} onChoose={choose} />
          </Suspense>
        )}
      </div>
      {asked.state === 'failed' && <p className={styles.text}>{texts('shell.datesFailed')}</p>}
      <ul className={styles.shortcuts}>
        {asOfShortcuts(range, dates).map(({ key, date }) => (
          <li key={key}>
            <LinkButton look="text" size="small" to={{ search: withDate(search, date) }} preventScrollReset onClick={close} isWide>
              {texts(`shell.${key}`)}
              <span className={styles.day}>{formats.date(date)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}

type AskedDates = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly value: ReportDates };

/** The days at an address, fetched when the calendar is opened. Without them it still knows the first and the last day. */
function useReportDates(address: string): AskedDates {
  const [asked, setAsked] = useState<AskedDates>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    void fetched(address, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setAsked(answer);
    });
    return () => leaving.abort();
  }, [address]);
  return asked;
}

async function fetched(address: string, signal: AbortSignal): Promise<AskedDates> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
    return response.ok ? { state: 'ready', value: (await response.json()) as ReportDates } : { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
}
