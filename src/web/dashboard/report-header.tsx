import { Suspense } from 'react';
import { TrendingUp } from 'lucide-react';
import { Await } from 'react-router';
import type { Report } from '#contracts/reports/report.ts';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AddMenu } from './entries/add-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Facts } from './facts.tsx';
import { ManageAccountMenu } from './manage-account-menu.tsx';
import { InviteClient } from './invitation/invite-client.tsx';
import { ListHeader } from './list-header.tsx';
import styles from './report-header.module.css';
import { SubjectHeader } from './subject-header.tsx';
import { ViewAsButton } from './view-as-button.tsx';

/** Shows the subject of the page: a portfolio or an account with its name and its facts, or a list of clients. */
export function ReportHeader({ report }: { readonly report: Report }) {
  const { title } = report.datasets;
  if (!title) return <ListHeader report={report} />;
  return (
    <Suspense fallback={<HeaderSkeleton />}>
      <Await resolve={title}>
        {(loaded) =>
          loaded.state === 'ready' ? (
            <SubjectHeader
              title={loaded.value}
              facts={<Facts title={loaded.value} report={report} />}
              actions={
                <>
                  <InviteClient report={report} />
                  <ManageAccountMenu report={report} />
                  {report.projections && <ProjectionsLink href={report.projections} />}
                  {report.ledger && <AddMenu imports={report.imports} />}
                  {report.viewAs && <ViewAsButton address={report.viewAs} />}
                  <ExportMenu report={report} />
                </>
              }
            />
          ) : (
            <BareHeader asOf={report.asOf} />
          )
        }
      </Await>
    </Suspense>
  );
}

function ProjectionsLink({ href }: { readonly href: string }) {
  const texts = useTexts();
  return (
    <LinkButton to={href} prefetch="intent">
      <Icon of={TrendingUp} size="small" />
      {texts('shell.entries.projections')}
    </LinkButton>
  );
}

function HeaderSkeleton() {
  return (
    <header className={styles.head}>
      <div className={styles.skeleton}>
        <Skeleton width="120px" height={22} />
        <Skeleton width="420px" height={30} />
        <Skeleton width="560px" height={16} />
      </div>
    </header>
  );
}

/** The name could not be loaded; the blocks below say so for themselves. */
function BareHeader({ asOf }: { readonly asOf: string }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <header className={styles.head}>
      <h1>{texts('figures.note.on', { date: formats.date(asOf) })}</h1>
    </header>
  );
}
