import { Inbox, UserRound } from 'lucide-react';
import { Form, href, Link } from 'react-router';
import type { ListedThread, ThreadsPage } from '#contracts/threads.ts';
import { type ThreadView, threadViews } from '#domain/thread/thread.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FindField } from '../table/find-field.tsx';
import { DraftList } from './draft-list.tsx';
import { FilingFields } from './filing-fields.tsx';
import { threadAddress, threadsAddress } from './threads-address.ts';
import styles from './messages.module.css';

interface ThreadListProps {
  readonly portal: string;
  readonly page: ThreadsPage;
  readonly openId: string | null;
}

export function ThreadList({ portal, page, openId }: ThreadListProps) {
  const texts = useTexts();
  const { view, threads, drafts, draftCount, unread, isOfTheFirm } = page;
  const counts: Partial<Record<ThreadView, number>> = { inbox: unread, drafts: draftCount };
  const views = threadViews.filter((key) => (key === 'drafts' ? page.mayWrite : key !== 'mine' || isOfTheFirm));
  const tabs = views.map((key) => ({
    key,
    label: texts(`threads.views.${key}`),
    count: counts[key] || null,
    href: threadsAddress(portal, { view: key }),
    isCurrent: key === view,
  }));
  return (
    <>
      <Tabs label={texts('threads.views.label')} tabs={tabs} />
      {view !== 'drafts' && <Finding portal={portal} page={page} />}
      {drafts.length > 0 && <DraftList portal={portal} drafts={drafts} />}
      {threads.length + drafts.length === 0 ? (
        <NoThreads portal={portal} page={page} />
      ) : (
        threads.length > 0 && (
          <ul className={styles.lines} aria-label={texts('threads.list')}>
            {threads.map((thread) => (
              <Line
                key={thread.id}
                thread={thread}
                address={threadAddress(portal, thread.id, page)}
                isOpen={thread.id === openId}
                isOfTheFirm={isOfTheFirm}
              />
            ))}
          </ul>
        )
      )}
      <Pages portal={portal} page={page} />
    </>
  );
}

/** The list's filters: words, and for the firm the form and group of threads. */
function Finding({ portal, page }: Pick<ThreadListProps, 'portal' | 'page'>) {
  const texts = useTexts();
  const { view, find, process, group, filing, isOfTheFirm } = page;
  const hasFilters = filing.processes.length + filing.groups.length > 0;
  const isNarrowed = process !== null || group !== null;
  return (
    <search className={styles.find}>
      <Form method="get" action={href('/dashboard/:portal/messages', { portal })} key={`${find} ${process} ${group}`}>
        {view !== 'inbox' && <input type="hidden" name="view" value={view} />}
        <FindField label={texts(isOfTheFirm ? 'threads.find' : 'threads.findOwn')} name="find" defaultValue={find ?? ''} />
        {hasFilters && (
          <details className={styles.filters} open={isNarrowed}>
            <summary>{texts(isNarrowed ? 'threads.filing.isNarrowed' : 'threads.filing.narrow')}</summary>
            <FilingFields offer={filing} process={process} group={group} none="all" />
            <div className={styles.row}>
              <Button type="submit" size="small">
                {texts('threads.filing.apply')}
              </Button>
              {isNarrowed && <Link to={threadsAddress(portal, { view, find })}>{texts('threads.showAll')}</Link>}
            </div>
          </details>
        )}
      </Form>
    </search>
  );
}

function NoThreads({ portal, page: { view, find, process, group } }: Pick<ThreadListProps, 'portal' | 'page'>) {
  const texts = useTexts();
  if (find !== null)
    return (
      <EmptyState icon={Inbox} title={texts('threads.notFound')} text={texts('threads.notFoundText', { find })}>
        <Link to={threadsAddress(portal, { view })}>{texts('threads.showAll')}</Link>
      </EmptyState>
    );
  if (process !== null || group !== null)
    return <EmptyState icon={Inbox} title={texts('threads.notFound')} text={texts('threads.filing.notFoundText')} />;
  return <EmptyState icon={Inbox} title={texts(`threads.empty.${view}`)} text={texts(`threads.emptyText.${view}`)} />;
}

interface LineProps {
  readonly thread: ListedThread;
  readonly address: string;
  readonly isOpen: boolean;
  readonly isOfTheFirm: boolean;
}

/** To the firm whose it is and who has it, to a client who answers. */
function Line({
  thread: { account, subject, lastAt, isUnread, assigned, isMine, process, group },
  address,
  isOpen,
  isOfTheFirm,
}: LineProps) {
  const texts = useTexts();
  const formats = useFormats();
  const name = isOfTheFirm ? account : (assigned ?? account);
  return (
    <li>
      <Link to={address} className={styles.line} aria-current={isOpen ? 'page' : undefined} data-unread={isUnread || undefined}>
        <Avatar name={name} photo={null} />
        <span className={styles.about}>
          <span className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.at}>{formats.moment(lastAt)}</span>
          </span>
          <span className={styles.subject}>
            {isUnread && (
              <span className={styles.dot}>
                <span className="sr">{texts('threads.isUnread')}</span>
              </span>
            )}
            <span className={styles.words}>{subject}</span>
          </span>
          {isOfTheFirm && (
            <span className={styles.tags}>
              <Assigned assigned={isMine ? texts('threads.assigned.you') : assigned} />
              {process && <Tag>{texts(`threads.filing.processes.${process}`)}</Tag>}
              {group && <Tag>{group.name}</Tag>}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function Assigned({ assigned }: { readonly assigned: string | null }) {
  const texts = useTexts();
  if (assigned === null) return <Tag tone="warning">{texts('threads.assigned.no')}</Tag>;
  return (
    <span className={styles.assigned}>
      <Icon of={UserRound} size="tiny" />
      {assigned}
    </span>
  );
}

function Pages({ portal, page: { hasMore, ...asked } }: Pick<ThreadListProps, 'portal' | 'page'>) {
  const texts = useTexts();
  const { page } = asked;
  if (page === 1 && !hasMore) return null;
  return (
    <p className={styles.pages}>
      {page > 1 && <Link to={threadsAddress(portal, { ...asked, page: page - 1 })}>{texts('threads.newer')}</Link>}
      {hasMore && <Link to={threadsAddress(portal, { ...asked, page: page + 1 })}>{texts('threads.older')}</Link>}
    </p>
  );
}
