import { CalendarClock, CircleCheck, Clock, ListChecks, type LucideIcon, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedRequest } from '#contracts/document-requests.ts';
import type { RequestState } from '#domain/document/document-request.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import styles from './requests.module.css';

interface RequestListProps {
  readonly requests: readonly ListedRequest[];
  readonly namesAccounts: boolean;
  readonly chosen: string | undefined;
  readonly hrefOf: (request: string) => string;
}

export function RequestList({ requests, namesAccounts, chosen, hrefOf }: RequestListProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <ul className={styles.requests} aria-label={texts('library.requests.list')}>
      {requests.map((request) => (
        <li key={request.id} className={styles.request} data-chosen={request.id === chosen ? true : undefined}>
          <div className={styles.about}>
            <Link
              to={hrefOf(request.id)}
              preventScrollReset
              className={styles.name}
              aria-current={request.id === chosen ? 'true' : undefined}
            >
              {request.title}
            </Link>
            <p className={styles.facts}>
              {[
                namesAccounts && request.account.name,
                texts('library.requests.due', { date: formats.date(request.dueOn) }),
                texts('library.requests.progress', { accepted: formats.count(request.accepted), lines: formats.count(request.lines) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <StateTag request={request} />
        </li>
      ))}
    </ul>
  );
}

const looks: Readonly<Record<RequestState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  waiting: { tone: 'warning', icon: Clock },
  review: { tone: 'accent', icon: ListChecks },
  done: { tone: 'positive', icon: CircleCheck },
  withdrawn: { tone: 'neutral', icon: Undo2 },
};

/** Shows the state of a request and whether it is overdue. */
export function StateTag({ request: { state, isOverdue } }: { readonly request: Pick<ListedRequest, 'state' | 'isOverdue'> }) {
  const texts = useTexts();
  if (isOverdue)
    return (
      <Tag tone="negative" icon={CalendarClock}>
        {texts('library.requests.overdue')}
      </Tag>
    );
  return (
    <Tag tone={looks[state].tone} icon={looks[state].icon}>
      {texts(`library.requests.states.${state}`)}
    </Tag>
  );
}
