import type { ReactNode } from 'react';
import styles from './spans-table.module.css';

interface SpansTableProps {
  /** The subject of the table, in its corner; on phones `narrowName` if that is shorter. */
  readonly name: string;
  readonly narrowName?: string;
  readonly spans: readonly { readonly key: string; readonly name: string }[];
  readonly lines: readonly SpanLine[];
}

/** A line with a cell for each span. A quiet one is what the others are measured against. */
export interface SpanLine {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
  readonly isQuiet?: boolean;
}

/** Figures by span: the spans side by side, below each other on phones. */
export function SpansTable(props: SpansTableProps) {
  return (
    <>
      <Lying {...props} />
      <Standing {...props} />
    </>
  );
}

function Lying({ name, spans, lines }: SpansTableProps) {
  return (
    <table className={styles.table} data-wide>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {spans.map((span) => (
            <th key={span.key} scope="col">
              {span.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.name}</th>
            {spans.map(({ key }, at) => (
              <Cell key={key} line={line} at={at} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Standing({ name, narrowName = name, spans, lines }: SpansTableProps) {
  return (
    <table className={styles.table} data-narrow>
      <thead>
        <tr>
          <th scope="col">{narrowName}</th>
          {lines.map((line) => (
            <th key={line.key} scope="col">
              {line.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spans.map((span, at) => (
          <tr key={span.key}>
            <th scope="row">{span.name}</th>
            {lines.map((line) => (
              <Cell key={line.key} line={line} at={at} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ line, at }: { readonly line: SpanLine; readonly at: number }) {
  return <td className={line.isQuiet ? styles.quiet : undefined}>{line.cells[at]}</td>;
}
