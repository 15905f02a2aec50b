import { EyeOff } from 'lucide-react';
import { href } from 'react-router';
import type { AccessLog, AccessLogEntry } from '#contracts/admin/audit-page.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type TableRow, Table } from '../table/table.tsx';
import headStyles from '../page-head.module.css';
import styles from './audit.module.css';
import { OlderEntries } from './older-entries.tsx';

/** Lists the other people who viewed the reader's accounts or downloaded files of them, the newest first. */
export function AccessLogView({ log: { entries, next, isFirstPage } }: { readonly log: AccessLog }) {
  const texts = useTexts();
  const newest = isFirstPage ? null : href('/profile/access');
  const older = next === null ? null : `${href('/profile/access')}?before=${next}`;
  return (
    <>
      <title>{texts('shell.entries.accessLog')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('shell.entries.accessLog')}</h1>
          <p className={headStyles.text}>{texts('accessLog.text')}</p>
        </div>
      </header>
      <Card isFlush className={styles.log} footer={(newest ?? older) && <OlderEntries newest={newest} older={older} />}>
        {entries.length === 0 ? (
          <EmptyState icon={EyeOff} title={texts('accessLog.empty')} text={texts('accessLog.emptyText')} />
        ) : (
          <Entries entries={entries} />
        )}
      </Card>
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly AccessLogEntry[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const rows = entries.map((entry): TableRow => {
    const name = entry.person?.name ?? texts('accessLog.gone');
    const role = entry.person ? texts(entry.person.role === 'investor' ? 'shell.roles.delegate' : `shell.roles.${entry.person.role}`) : '–';
    const when = formats.moment(entry.localAt);
    const what = entry.isAsYou ? texts('accessLog.asYou', { what: wordsOf(entry, texts) }) : wordsOf(entry, texts);
    return { key: entry.id, cells: [name, role, what, entry.account, when], figure: when, second: what, secondFigure: role };
  });
  const columns = ['who', 'role', 'what', 'account', 'when'] as const;
  return (
    <Table
      name={texts('shell.entries.accessLog')}
      columns={columns.map((column) => ({ label: texts(`accessLog.${column}`), isText: column !== 'when' }))}
      rows={rows}
    />
  );
}

/** The sections of activities in which answers of a client were read. */
const formSections: ReadonlySet<string> = new Set(['onboarding', 'investment-advice', 'forms']);

function wordsOf({ kind, section, info }: AccessLogEntry, texts: Texts): string {
  if (kind === 'downloaded') return texts('accessLog.took', { file: info ?? section });
  if (formSections.has(section)) return texts('accessLog.readForm');
  if (section === 'account' || section === 'home') return texts('accessLog.sawAccount');
  if (info === null) return texts('accessLog.sawPortfolio');
  const [, note] = /^contract note (.+)$/.exec(info) ?? [];
  return note ? texts('accessLog.sawNote', { note }) : texts('accessLog.sawSecurity', { security: info });
}
