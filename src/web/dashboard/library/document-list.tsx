import { BadgeCheck, BookOpenCheck, CircleCheck, Download, PenLine, Star } from 'lucide-react';
import { Fragment } from 'react';
import { href, Link } from 'react-router';
import type { ListedDocument } from '#contracts/library.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FileIcon } from '../../ui/pictures/file-icon.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { badgeOf } from './badge-of.ts';
import styles from './library.module.css';
import { useDownload } from './use-download.ts';

interface DocumentListProps {
  readonly portal: string;
  readonly documents: readonly ListedDocument[];
  /** True when the documents belong to several accounts. */
  readonly namesAccounts: boolean;
  /** The address of the list with one of them beside it. */
  readonly hrefOf: (document: string) => string;
  /** The one that is there. */
  readonly chosen: string | undefined;
}

/** Documents by the month in which they came, the newest first. */
export function DocumentList({ portal, documents, namesAccounts, hrefOf, chosen }: DocumentListProps) {
  const formats = useFormats();
  const months = Map.groupBy(documents, ({ arrivedAt }) => arrivedAt.slice(0, 7));
  return (
    <div className={styles.months}>
      {[...months].map(([month, those]) => (
        <Fragment key={month}>
          <h2 className={styles.month}>{formats.monthYear(`${month}-01`)}</h2>
          <ul className={styles.documents}>
            {those.map((document) => (
              <DocumentRow
                key={document.id}
                portal={portal}
                document={document}
                namesAccount={namesAccounts}
                open={hrefOf(document.id)}
                isChosen={document.id === chosen}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

interface DocumentRowProps {
  readonly portal: string;
  readonly document: ListedDocument;
  readonly namesAccount: boolean;
  readonly open: string;
  readonly isChosen: boolean;
}

function DocumentRow({ portal, document, namesAccount, open, isChosen }: DocumentRowProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { id, title, type, tags, account, portfolio, arrivedAt, effectiveDate, extension, isNew, isFavourite } = document;
  const file = href('/dashboard/:portal/library/:document/file', { portal, document: id });
  const { isBusy, press } = useDownload(file, document);
  const place = [namesAccount ? account.name : null, portfolio].filter((each) => each !== null).join(', ');
  return (
    <li className={styles.document} data-chosen={isChosen || undefined}>
      <span className={styles.tile}>
        <FileIcon of={extension} size="small" />
      </span>
      <div className={styles.about}>
        <p className={styles.name} data-new={isNew || undefined}>
          <Link to={open} className={styles.open} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
            {title}
          </Link>
          {isFavourite && <Icon of={Star} size="tiny" className={styles.star} />}
          <Badge document={document} />
        </p>
        <p className={styles.facts}>{[texts(`library.types.${type}`), ...tags].join(' · ')}</p>
      </div>
      <p className={styles.place}>{place === '' && !namesAccount ? texts('library.allPortfolios') : place}</p>
      <p className={styles.day}>{formats.date(effectiveDate ?? arrivedAt.slice(0, 10))}</p>
      <a
        href={file}
        download
        className={styles.take}
        aria-label={texts('library.download', { title })}
        title={texts('library.download', { title })}
        aria-busy={isBusy}
        onClick={press}
      >
        <Icon of={Download} />
      </a>
    </li>
  );
}

const looks = {
  signature: { tone: 'warning', icon: PenLine },
  acknowledgement: { tone: 'warning', icon: BookOpenCheck },
  isNew: { tone: 'accent', icon: undefined },
  updated: { tone: 'neutral', icon: undefined },
  signed: { tone: 'positive', icon: CircleCheck },
  approved: { tone: 'positive', icon: BadgeCheck },
} as const;

function Badge({ document }: Pick<DocumentRowProps, 'document'>) {
  const texts = useTexts();
  const badge = badgeOf(document);
  if (badge === null) return null;
  const { tone, icon } = looks[badge];
  return (
    <Tag tone={tone} icon={icon}>
      {texts(`library.badges.${badge}`)}
    </Tag>
  );
}
