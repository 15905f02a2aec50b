import { useMemo } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import styles from './preview.module.css';

/** The limits of a text preview, in bytes and in CSV rows; the file contains the rest. */
const maxBytes = 200_000;
const maxRows = 200;

/** Text as it is written; rows of a CSV file as a table. */
export function TextPreview({ content, extension }: { readonly content: ArrayBuffer; readonly extension: string }) {
  const texts = useTexts();
  const text = useMemo(() => new TextDecoder().decode(content.slice(0, maxBytes)), [content]);
  const isCut = content.byteLength > maxBytes;
  return (
    <div className={styles.stage}>
      <section className={styles.text} aria-label={texts('library.preview')}>
        {extension === 'csv' ? <Rows text={text} /> : <pre>{text}</pre>}
        {isCut && <p>{texts('library.cut')}</p>}
      </section>
    </div>
  );
}

function Rows({ text }: { readonly text: string }) {
  const lines = text.trimEnd().split(/\r?\n/).slice(0, maxRows);
  const [first = ''] = lines;
  const separator = [';', '\t', ','].find((each) => first.includes(each)) ?? ',';
  return (
    <table>
      <tbody>
        {lines.map((line, row) => (
          <tr key={row}>
            {cellsOf(line, separator).map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cells of a line; in quotation marks a separator is part of the cell. */
function cellsOf(line: string, separator: string): string[] {
  const pattern = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  return Array.from(line.matchAll(pattern), ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '').slice(0, 60);
}
