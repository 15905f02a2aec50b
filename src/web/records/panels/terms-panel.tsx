import { ScrollText } from 'lucide-react';
import { href, Link } from 'react-router';
import type { KeptTerms } from '#contracts/terms.ts';
import columnStyles from '../../dashboard/columns.module.css';
import { Table } from '../../dashboard/table/table.tsx';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PublishTermsCard } from './publish-terms-card.tsx';

/** The versions of a portal's terms, and the way to a new one. */
export function TermsPanel({ id, data }: { readonly id: string; readonly data: KeptTerms }) {
  const texts = useTexts();
  const { versions } = data;
  return (
    <div className={columnStyles.cards}>
      <PublishTermsCard key={versions.length} terms={data} />
      <Card title={texts('terms.history')} text={texts('terms.historyText')} isFlush>
        {versions.length === 0 ? (
          <EmptyState icon={ScrollText} title={texts('terms.empty')} text={texts('terms.emptyText')} />
        ) : (
          <Versions id={id} versions={versions} />
        )}
      </Card>
    </div>
  );
}

function Versions({ id, versions }: { readonly id: string; readonly versions: KeptTerms['versions'] }) {
  const texts = useTexts();
  const formats = useFormats();
  const rows = versions.map(({ version, publishedAt, publishedBy, accepted }) => {
    const name = `${texts('terms.version')} ${version}`;
    const link = (
      <Link key="version" to={`${href('/terms/:portal', { portal: id })}?version=${version}`}>
        {name}
      </Link>
    );
    const since = formats.moment(publishedAt);
    const who = publishedBy ?? texts('terms.withTheData');
    const by = texts('terms.accounts', { count: accepted });
    return { key: String(version), cells: [link, since, who, by], figure: since, second: who, secondFigure: by };
  });
  const columns = (['version', 'since', 'publishedBy', 'acceptedBy'] as const).map((column) => texts(`terms.${column}`));
  return <Table name={texts('terms.history')} columns={columns.map((label) => ({ label, isText: true }))} rows={rows} />;
}
