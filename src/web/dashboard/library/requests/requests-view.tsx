import { ListChecks, Plus } from 'lucide-react';
import { href } from 'react-router';
import type { RequestsPage, RequestsQuery } from '#contracts/document-requests.ts';
import type { Typed } from '#forms/kind.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Card } from '../../../ui/card.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import headStyles from '../../page-head.module.css';
import libraryStyles from '../library.module.css';
import { useEachAnswer } from '../../../lib/use-each-answer.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { NewRequestForm } from './new-request-form.tsx';
import { RequestList } from './request-list.tsx';
import { RequestPanel } from './request-panel.tsx';

interface RequestsViewProps {
  readonly portal: string;
  readonly path: string;
  readonly requests: RequestsPage;
  readonly answered: Answered | null;
}

/** Shows the firm's requests for documents: a list, and beside it the open request or the form for a new one. */
export function RequestsView({ portal, path, requests: page, answered }: RequestsViewProps) {
  const texts = useTexts();
  const { query, isOfTheFirm, accounts, shown } = page;
  const refusal = useAnswer(answered);
  const isNew = query.new !== undefined && accounts.length > 0;
  return (
    <>
      <title>{texts('library.requests.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('library.requests.title')}</h1>
          <p className={headStyles.text}>{texts(isOfTheFirm ? 'library.requests.textForStaff' : 'library.requests.text')}</p>
        </div>
        {accounts.length > 0 && !isNew && (
          <LinkButton to={requestsAddress(path, { all: query.all, new: '1' })} look="primary">
            <Icon of={Plus} size="small" />
            {texts('library.requests.new')}
          </LinkButton>
        )}
      </header>
      <div className={libraryStyles.columns} data-open={shown || isNew ? true : undefined}>
        <Listed path={path} page={page} />
        <Beside portal={portal} path={path} page={page} isNew={isNew} refusal={refusal} />
      </div>
    </>
  );
}

interface BesideProps {
  readonly portal: string;
  readonly path: string;
  readonly page: RequestsPage;
  readonly isNew: boolean;
  readonly refusal: ReturnType<typeof useAnswer>;
}

function Beside({ portal, path, page: { accounts, today, shown, query }, isNew, refusal }: BesideProps) {
  if (isNew) return <NewRequestForm path={path} accounts={accounts} today={today} refusal={refusal} />;
  if (!shown) return null;
  return (
    <RequestPanel
      key={shown.id}
      portal={portal}
      shown={shown}
      library={href('/dashboard/:portal/library', { portal })}
      closeHref={requestsAddress(path, { all: query.all, page: query.page })}
      refusal={refusal?.text ?? null}
    />
  );
}

function Listed({ path, page: { query, requests, page, hasMore, isOfTheFirm } }: { readonly path: string; readonly page: RequestsPage }) {
  const texts = useTexts();
  const { all } = query;
  return (
    <Card isFlush className={libraryStyles.list} footer={<Pages path={path} all={all} page={page} hasMore={hasMore} />}>
      <div className={libraryStyles.filters}>
        <SegmentedLinks
          label={texts('library.requests.list')}
          options={[
            { key: 'open', label: texts('library.requests.open'), href: requestsAddress(path, {}), isCurrent: all === undefined },
            { key: 'all', label: texts('library.requests.all'), href: requestsAddress(path, { all: '1' }), isCurrent: all !== undefined },
          ]}
        />
      </div>
      {requests.length > 0 ? (
        <RequestList
          requests={requests}
          namesAccounts={isOfTheFirm}
          chosen={query.request}
          hrefOf={(request) => requestsAddress(path, { all, page: query.page, request })}
        />
      ) : (
        <EmptyState
          icon={ListChecks}
          title={texts('library.requests.none')}
          text={texts(isOfTheFirm ? 'library.requests.noneTextForStaff' : 'library.requests.noneText')}
        />
      )}
    </Card>
  );
}

interface PagesProps extends Pick<RequestsPage, 'page' | 'hasMore'> {
  readonly path: string;
  readonly all: '1' | undefined;
}

function Pages({ path, all, page, hasMore }: PagesProps) {
  const texts = useTexts();
  if (page === 1 && !hasMore) return null;
  return (
    <div className={libraryStyles.pages}>
      {page > 1 && (
        <LinkButton to={requestsAddress(path, { all, page: page - 1 })} size="small">
          {texts('library.requests.later')}
        </LinkButton>
      )}
      {hasMore && (
        <LinkButton to={requestsAddress(path, { all, page: page + 1 })} size="small">
          {texts('library.requests.earlier')}
        </LinkButton>
      )}
    </div>
  );
}

type Parts = { readonly [Part in keyof RequestsQuery]?: RequestsQuery[Part] | undefined };

/** The page of requests as it is asked for. */
function requestsAddress(path: string, parts: Parts): string {
  const wanted = Object.entries(parts).flatMap(([part, value]) => (value === undefined ? [] : [[part, String(value)]]));
  return wanted.length === 0 ? path : `${path}?${new URLSearchParams(wanted)}`;
}

interface Refusal {
  readonly text: string;
  readonly typed?: Typed;
}

type Answered = { readonly done: 'accept' | 'return' | 'withdraw' } | Refusal;

/** Says what was done; why something was refused stands in its form. */
function useAnswer(answered: Answered | null): Refusal | null {
  const texts = useTexts();
  useEachAnswer(answered, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts(`library.requests.done.${answer.done}`) });
  });
  return answered && 'text' in answered ? answered : null;
}
