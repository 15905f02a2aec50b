import { Download } from 'lucide-react';
import type { ShownDocument, ShownVersion } from '#contracts/library.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { fileSize } from './file-size.ts';
import styles from './panel.module.css';
import { useDownload } from './use-download.ts';

interface HistoryProps {
  readonly shown: ShownDocument;
  readonly file: string;
}

/** The files that a document had, and for the firm who opened which. */
export function DocumentHistory({ shown: { versions, openings, marks }, file }: HistoryProps) {
  const texts = useTexts();
  const formats = useFormats();
  if (versions.length < 2 && openings === null) return null;
  return (
    <>
      {versions.length > 1 && (
        <details className={styles.history} open={versions.length < 4}>
          <summary>{texts('library.versions', { count: versions.length })}</summary>
          <ul>
            {versions.map((version) => (
              <Version
                key={version.number}
                version={version}
                file={file}
                isSigned={marks.some(({ mark, number }) => mark === 'signed' && number === version.number)}
              />
            ))}
          </ul>
        </details>
      )}
      {openings !== null && (
        <details className={styles.history}>
          <summary>{texts('library.openings', { count: openings.length })}</summary>
          {openings.length === 0 && <p>{texts('library.noOpenings')}</p>}
          <ul>
            {openings.map(({ number, by, at }) => (
              <li key={`${number} ${by} ${at}`}>
                <span>{by ?? '–'}</span>
                <span>{texts('library.openedVersion', { number: formats.count(number), at: formats.moment(at) })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Version({ version, file, isSigned }: { readonly version: ShownVersion; readonly file: string; readonly isSigned: boolean }) {
  const texts = useTexts();
  const formats = useFormats();
  const { number, fileName, uploadedAt, by, size, hash } = version;
  const address = `${file}?version=${number}`;
  const { press, isBusy } = useDownload(address, { size });
  const facts = [
    texts('library.versionNumber', { number: formats.count(number) }),
    by ?? texts('library.theFirm'),
    formats.moment(uploadedAt),
  ];
  return (
    <li>
      <span title={`SHA-256 ${hash}`}>
        {fileName}
        <span className={styles.second}>
          {[...facts, fileSize(size, { texts, formats }), ...(isSigned ? [texts('library.badges.signed')] : [])].join(' · ')}
        </span>
      </span>
      <a href={address} download aria-busy={isBusy} onClick={press} aria-label={texts('library.download', { title: fileName })}>
        <Icon of={Download} size="small" />
      </a>
    </li>
  );
}
