import { Building2 } from 'lucide-react';
import { href, Link } from 'react-router';
import type { AdminPortal } from '#contracts/terms.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import headStyles from '../page-head.module.css';
import { Table } from '../table/table.tsx';

/** The portals of the firm, for its administrators. */
export function AdminPortalsView({ portals }: { readonly portals: readonly AdminPortal[] }) {
  const texts = useTexts();
  return (
    <>
      <title>{texts('terms.portals')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('terms.portals')}</h1>
          <p className={headStyles.text}>{texts('terms.portalsText')}</p>
        </div>
      </header>
      <Card isFlush>
        {portals.length === 0 ? (
          <EmptyState icon={Building2} title={texts('terms.noPortals')} text={texts('terms.noPortalsText')} />
        ) : (
          <Portals portals={portals} />
        )}
      </Card>
    </>
  );
}

function Portals({ portals }: { readonly portals: readonly AdminPortal[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const rows = portals.map(({ id, name, termsVersion, termsPublishedAt }) => {
    const link = (
      <Link key="name" to={href('/admin/portals/:portal', { portal: id })}>
        {name}
      </Link>
    );
    const version = termsVersion === null ? texts('terms.none') : `${texts('terms.version')} ${termsVersion}`;
    const since = termsPublishedAt === null ? '–' : formats.moment(termsPublishedAt);
    return { key: id, cells: [link, version, since], figure: version, second: texts('terms.since'), secondFigure: since };
  });
  const columns = [texts('terms.name'), texts('terms.title'), texts('terms.since')];
  return <Table name={texts('terms.portals')} columns={columns.map((label) => ({ label, isText: true }))} rows={rows} />;
}
