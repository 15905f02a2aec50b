import { SearchX } from 'lucide-react';
import { Form, href } from 'react-router';
import type { SectionDocuments, ShownDocument } from '#contracts/library.ts';
import type { Report } from '#contracts/reports/report.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FindField } from '../table/find-field.tsx';
import { parentAddress, sectionPath } from '../report-address.ts';
import { BesideDocuments } from './beside-documents.tsx';
import { DocumentList } from './document-list.tsx';
import { libraryAddress } from './library-address.ts';
import { LibraryPages } from './library-pages.tsx';
import styles from './library.module.css';
import { useDocumentToasts } from './use-document-form.ts';

interface SectionProps {
  readonly portal: string;
  readonly report: Report;
  readonly documents: SectionDocuments;
  /** The one beside the list. */
  readonly shown: ShownDocument | null;
}

/** The documents of an account or a portfolio among its figures, the newest first. What is done with one is done in the library. */
export function DocumentsSection({ portal, report, documents, shown }: SectionProps) {
  const library = href('/dashboard/:portal/library', { portal });
  useDocumentToasts(library);
  const { query } = report;
  const path = sectionPath({ path: report.path, section: 'documents' });
  const { account, portfolio, portfolios, mayAdd, isOfTheFirm } = documents;
  return (
    <div className={styles.columns} data-section="" data-open={shown ? true : undefined}>
      <Listed portal={portal} path={path} report={report} documents={documents} chosen={shown?.id} />
      <BesideDocuments
        portal={portal}
        path={library}
        shown={shown}
        closeHref={libraryAddress(path, query, { page: query.page })}
        upload={mayAdd ? { accounts: [account], portfolios, chosen: portfolio?.id, isOfTheFirm } : null}
      />
    </div>
  );
}

interface ListedProps extends Pick<SectionProps, 'portal' | 'documents'> {
  readonly path: string;
  readonly report: Report;
  readonly chosen: string | undefined;
}

function Listed({ portal, path, report, documents, chosen }: ListedProps) {
  const texts = useTexts();
  const { list, account, portfolio, find, hasContractNotes } = documents;
  const { query } = report;
  const library = href('/dashboard/:portal/library', { portal });
  const ofAccount = { account: account.id, range: 'all' } as const;
  const isThere = list.documents.length > 0;
  return (
    <Card
      isFlush
      className={styles.list}
      title={texts('library.list')}
      footer={<LibraryPages library={list} hrefOf={(page) => libraryAddress(path, query, { page })} />}
      tools={
        <>
          {hasContractNotes && (
            <LinkButton to={parentAddress(report, { tab: 'contractNotes' })} size="small">
              {texts('report.tab.contractNotes')}
            </LinkButton>
          )}
          {isThere && (
            <LinkButton to={libraryAddress(library, { ...ofAccount, portfolio: portfolio?.id }, {})} size="small">
              {texts('library.toLibrary')}
            </LinkButton>
          )}
        </>
      }
    >
      {(isThere || find !== null) && <FindForm path={path} query={query} find={find} />}
      {isThere ? (
        <DocumentList
          portal={portal}
          documents={list.documents}
          namesAccounts={false}
          hrefOf={(document) => libraryAddress(path, query, { document, page: query.page })}
          chosen={chosen}
        />
      ) : (
        <NothingThere documents={documents} path={path} library={libraryAddress(library, ofAccount, {})} query={query} />
      )}
    </Card>
  );
}

function FindForm({ path, query, find }: Pick<ListedProps, 'path'> & Pick<Report, 'query'> & Pick<SectionDocuments, 'find'>) {
  const texts = useTexts();
  return (
    <search aria-label={texts('library.list')} className={styles.filters}>
      <Form method="get" action={path} preventScrollReset>
        {Object.entries({ ...query, find: undefined, page: undefined }).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <FindField key={find} label={texts('library.find')} name="find" defaultValue={find ?? undefined} />
      </Form>
    </search>
  );
}

interface NothingThereProps {
  readonly documents: Pick<SectionDocuments, 'find' | 'portfolio' | 'isOfTheFirm'>;
  readonly path: string;
  readonly library: string;
  readonly query: Report['query'];
}

function NothingThere({ documents: { find, portfolio, isOfTheFirm }, path, library, query }: NothingThereProps) {
  const texts = useTexts();
  if (find !== null)
    return (
      <EmptyState icon={SearchX} title={texts('library.noneOf.all')} text={texts('library.noneOfName')}>
        <LinkButton to={libraryAddress(path, query, { find: undefined })} size="small">
          {texts('library.showAllHere')}
        </LinkButton>
      </EmptyState>
    );
  const text = isOfTheFirm ? 'library.emptyTextForStaff' : 'library.emptyText';
  return (
    <EmptyState title={texts('library.empty')} text={texts(portfolio ? 'library.emptyOfPortfolio' : text)}>
      <LinkButton to={library} size="small">
        {texts('library.toLibrary')}
      </LinkButton>
    </EmptyState>
  );
}
