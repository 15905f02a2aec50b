import { lazy, Suspense, useRef, useState } from 'react';
import type { NamedChoice, PortfolioChoice } from '#contracts/library.ts';
import { documentTypes, type DocumentType } from '#domain/document/document-type.ts';
import { fileFormats } from '#domain/file/file-format.ts';
import { maxFileBytes } from '#domain/file/upload.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './upload.module.css';
import { detailsOfUpload } from './details-of-upload.ts';
import { UploadDetails } from './upload-details.tsx';
import { UploadList } from './upload-list.tsx';
import type { Uploads } from './use-uploads.ts';

const FileDrop = lazy(() => import('../../ui/mantine/file-drop.tsx').then((loaded) => ({ default: loaded.FileDrop })));

export interface UploadCardProps {
  readonly portal: string;
  readonly uploads: Uploads;
  readonly accounts: readonly NamedChoice[];
  /** The account that is chosen to begin with. */
  readonly first?: string | undefined;
  /** The portfolios of these accounts. */
  readonly portfolios: readonly PortfolioChoice[];
  /** The portfolio that is chosen to begin with. */
  readonly chosen?: string | undefined;
  readonly isOfTheFirm: boolean;
}

/** Takes files as soon as they are dropped or chosen, one after the other. */
export function UploadCard(props: UploadCardProps) {
  const { portal, accounts, portfolios, first, chosen, isOfTheFirm } = props;
  const { items, add, retry, stop } = props.uploads;
  const texts = useTexts();
  const [account, setAccount] = useState(first ?? (accounts.length === 1 ? accounts[0]?.id : undefined) ?? '');
  const [type, setType] = useState<DocumentType>('other');
  const details = useRef<HTMLFormElement>(null);
  return (
    <Card title={texts('library.upload.title')} text={texts(isOfTheFirm ? 'library.upload.textForStaff' : 'library.upload.text')}>
      <div className={styles.upload}>
        {accounts.length > 1 && (
          <SelectField
            label={texts('library.upload.account')}
            all={texts('library.upload.chooseAccount')}
            value={account}
            onChange={({ target }) => setAccount(target.value)}
            options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <SelectField
          label={texts('library.upload.type')}
          all={texts('library.types.other')}
          value={type === 'other' ? '' : type}
          onChange={({ target }) => setType((target.value || 'other') as DocumentType)}
          options={documentTypes.filter((each) => each !== 'other').map((each) => ({ value: each, label: texts(`library.types.${each}`) }))}
        />
        <UploadDetails
          ref={details}
          key={account}
          portal={portal}
          account={account}
          portfolios={portfolios.filter((each) => each.account === account)}
          chosen={chosen}
        />
        <DropArea
          isOpen={account !== ''}
          onFiles={(files) => add(files, { account, type, ...detailsOfUpload(new FormData(details.current ?? undefined)) })}
        />
        <UploadList items={items} onRetry={retry} onStop={stop} />
      </div>
    </Card>
  );
}

const accept = fileFormats.map(({ mediaType }) => mediaType.replace(/;.*$/, ''));

/** At once; more are chosen afterwards. */
const maxAtOnce = 20;

/** Accepts files, dropped or chosen, after the sender has chosen a recipient. */
function DropArea({ isOpen, onFiles }: { readonly isOpen: boolean; readonly onFiles: (files: readonly File[]) => void }) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const waiting = <Skeleton height={96} />;
  if (!isAlive) return waiting;
  return (
    <Suspense fallback={waiting}>
      <FileDrop
        label={texts('library.upload.label')}
        hint={texts('library.upload.hint')}
        accept={accept}
        largest={maxFileBytes}
        most={maxAtOnce}
        disabled={!isOpen}
        files={[]}
        onChange={onFiles}
      />
    </Suspense>
  );
}
