import { ListChecks, SearchX, Send, Star, Trash2, Upload } from 'lucide-react';
import { href } from 'react-router';
import type { LibraryPage, ShownDocument } from '#contracts/library.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MediaDownloadLink } from '../../ui/media/media-download.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import headStyles from '../page-head.module.css';
import { BesideDocuments, uploadPlace } from './beside-documents.tsx';
import { newDeliveryAddress } from './deliveries/delivery-address.ts';
import { DocumentList } from './document-list.tsx';
import { libraryAddress } from './library-address.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryPages } from './library-pages.tsx';
import styles from './library.module.css';
import { useDocumentToasts } from './use-document-form.ts';

interface LibraryViewProps {
  readonly portal: string;
  readonly path: string;
  readonly library: LibraryPage;
  /** The one beside the list. */
  readonly shown: ShownDocument | null;
}

/** Shows the documents that a firm and its clients have exchanged, the newest first. Clients see only their own. */
export function LibraryView({ portal, path, library, shown }: LibraryViewProps) {
  const texts = useTexts();
  useDocumentToasts(path);
  const { accounts, documents, isOfTheFirm, mayAdd, query } = library;
  return (
    <>
      <title>{texts('library.title')}</title>
      <Head portal={portal} library={library} isAlone={!shown} />
      <div className={styles.columns} data-open={shown ? true : undefined}>
        <Card
          isFlush
          className={styles.list}
          footer={<LibraryPages library={library} hrefOf={(page) => libraryAddress(path, query, { page })} />}
        >
          <LibraryFilters path={path} library={library} />
          {documents.length > 0 ? (
            <DocumentList
              portal={portal}
              documents={documents}
              namesAccounts={accounts.length > 1 && query.account === undefined}
              hrefOf={(document) => libraryAddress(path, query, { document, page: query.page })}
              chosen={query.document}
            />
          ) : (
            <NothingThere path={path} library={library} />
          )}
        </Card>
        <BesideDocuments
          portal={portal}
          path={path}
          shown={shown}
          closeHref={libraryAddress(path, query, { document: undefined, page: query.page })}
          upload={mayAdd ? { accounts, portfolios: library.portfolios, first: query.account, isOfTheFirm } : null}
        />
      </div>
    </>
  );
}

interface HeadProps extends Pick<LibraryViewProps, 'portal' | 'library'> {
  /** True if no document stands beside the list. */
  readonly isAlone: boolean;
}

function Head({ portal, library: { isOfTheFirm, mayAdd, openRequests, portalDocument }, isAlone }: HeadProps) {
  const texts = useTexts();
  return (
    <header className={headStyles.head}>
      <div>
        <h1>{texts('library.title')}</h1>
        <p className={headStyles.text}>{texts(isOfTheFirm ? 'library.textForStaff' : 'library.text')}</p>
        {portalDocument && (
          <p className={styles.portalDocument}>
            <MediaDownloadLink of={portalDocument} />
          </p>
        )}
      </div>
      <div className={styles.headLinks}>
        {isOfTheFirm && mayAdd && (
          <LinkButton to={newDeliveryAddress(portal)}>
            <Icon of={Send} size="small" />
            {texts('library.several')}
          </LinkButton>
        )}
        {mayAdd && isAlone && (
          <LinkButton to={`#${uploadPlace}`} className={styles.toUpload}>
            <Icon of={Upload} size="small" />
            {texts('library.upload.title')}
          </LinkButton>
        )}
        <RequestsLink portal={portal} open={openRequests} />
      </div>
    </header>
  );
}

function RequestsLink({ portal, open }: { readonly portal: string; readonly open: number }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <LinkButton to={href('/dashboard/:portal/library/requests', { portal })}>
      <Icon of={ListChecks} size="small" />
      {open > 0 ? texts('library.requests.link', { count: formats.count(open) }) : texts('library.requests.linkNone')}
    </LinkButton>
  );
}

function NothingThere({ path, library: { query, range, origin, isOfTheFirm } }: Pick<LibraryViewProps, 'path' | 'library'>) {
  const texts = useTexts();
  if (query.trash) return <EmptyState icon={Trash2} title={texts('library.trashEmpty')} text={texts('library.trashEmptyText')} />;
  if (query.favourites)
    return <EmptyState icon={Star} title={texts('library.favouritesEmpty')} text={texts('library.favouritesEmptyText')} />;
  const { document: _document, range: _range, origin: _origin, ...narrowing } = query;
  if (Object.keys(narrowing).length === 0 && range === 'all' && origin === 'all')
    return <EmptyState title={texts('library.empty')} text={texts(isOfTheFirm ? 'library.emptyTextForStaff' : 'library.emptyText')} />;
  return (
    <EmptyState icon={SearchX} title={texts(`library.noneOf.${origin}`)} text={texts('library.noneText')}>
      <LinkButton to={libraryAddress(path, {}, { origin: 'all', range: 'all', account: query.account })} size="small">
        {texts('library.showAll')}
      </LinkButton>
    </EmptyState>
  );
}
