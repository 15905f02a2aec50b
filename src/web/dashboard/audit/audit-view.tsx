import { Download, ScrollText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { AuditEntry, AuditPage } from '#contracts/admin/audit-page.ts';
import type { AuditQuery } from '#contracts/admin/audit-query.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Table, type TableRow } from '../table/table.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { actorName } from './audit-table.ts';
import headStyles from '../page-head.module.css';
import styles from './audit.module.css';
import { changeText } from './change-text.ts';
import { OlderEntries } from './older-entries.tsx';

/** Lists the actions in the product with their actor and origin, the newest first. */
export function AuditView({ page: { query, entries, next } }: { readonly page: AuditPage }) {
  const texts = useTexts();
  const newest = query.before === undefined ? null : auditAddress(href('/admin/audit'), query);
  const older = next === null ? null : auditAddress(href('/admin/audit'), query, next);
  const isFiltered = Object.keys(query).some((part) => part !== 'before');
  return (
    <>
      <title>{texts('audit.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('audit.title')}</h1>
          <p className={headStyles.text}>{texts('audit.text')}</p>
        </div>
        <a href={auditAddress(href('/admin/audit.csv'), query)} className={buttonClass({})} download>
          <Icon of={Download} size="small" />
          {texts('audit.csv')}
        </a>
      </header>
      <Card isFlush footer={(newest ?? older) && <OlderEntries newest={newest} older={older} />}>
        <AuditFilters query={query} />
        {entries.length > 0 && <Entries entries={entries} />}
        {entries.length === 0 && !isFiltered && (
          <EmptyState icon={ScrollText} title={texts('audit.empty')} text={texts('audit.emptyText')} />
        )}
        {entries.length === 0 && isFiltered && (
          <EmptyState icon={SearchX} title={texts('audit.none')} text={texts('audit.noneText')}>
            <LinkButton to={href('/admin/audit')} size="small">
              {texts('audit.clear')}
            </LinkButton>
          </EmptyState>
        )}
      </Card>
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const rows = entries.map((entry): TableRow => {
    const { seq, account, portal, onBehalfOf, network, requestId } = entry;
    const who = actorName(entry, texts);
    const role = entry.actorKind === 'system' ? null : texts(`audit.kinds.${entry.actorKind}`);
    const onBehalf = onBehalfOf === null ? null : texts('audit.onBehalfOf', { name: onBehalfOf });
    const what = <AuditedAction entry={entry} />;
    const when = formats.moment(entry.localAt);
    // Anyone who does something about themselves need not be named twice.
    const target = entry.target === entry.actor ? null : entry.target;
    return {
      key: String(seq),
      cells: [
        <Two key="when" first={when} second={`#${seq}`} />,
        <Two key="who" first={who} second={[role, onBehalf].filter((each) => each !== null).join(', ')} />,
        <Two key="what" first={what} second={changeText(entry.before, entry.after, texts)} />,
        <Two key="about" first={account ?? target} second={account === null ? portal : target} />,
        <Two key="from" first={network} second={requestId} />,
      ],
      figure: what,
      second: who,
      secondFigure: account ?? target,
    };
  });
  const columns = [texts('audit.when'), texts('audit.who'), texts('audit.what'), texts('audit.about'), texts('audit.from')];
  return <Table name={texts('audit.title')} columns={columns.map((label) => ({ label, isText: true }))} rows={rows} />;
}

function AuditedAction({ entry: { action, outcome } }: { readonly entry: Pick<AuditEntry, 'action' | 'outcome'> }) {
  const texts = useTexts();
  const words = texts(`audit.actions.${action}`);
  return outcome === 'done' ? words : <Tag tone="negative">{words}</Tag>;
}

function Two({ first, second }: { readonly first: ReactNode; readonly second: string | null }) {
  return (
    <>
      <span className={styles.first}>{first ?? '–'}</span>
      {second !== null && second !== '' && (
        <span className={styles.second} title={second}>
          {second}
        </span>
      )}
    </>
  );
}

/** An address of the audit trail with a page's filters; `before` leads to another page of it. */
function auditAddress(path: string, { before: _elsewhere, ...filters }: AuditQuery, before: number | null = null): string {
  const search = new URLSearchParams();
  for (const [part, value] of Object.entries(filters)) if (value !== undefined) search.set(part, value);
  if (before !== null) search.set('before', String(before));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
