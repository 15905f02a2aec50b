import type { ReturnRow } from '#contracts/datasets.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Rate } from '../../figures/rate.tsx';
import styles from './performance.module.css';

const lines = ['portfolio', 'benchmark', 'difference'] as const;
type Line = (typeof lines)[number];

interface ReturnsTableProps {
  readonly returns: readonly ReturnRow[];
  readonly hasBenchmark: boolean;
}

/** Returns by span, net of charges: the spans side by side, below each other on phones. */
export function ReturnsTable({ returns, hasBenchmark }: ReturnsTableProps) {
  const shown = hasBenchmark ? lines : lines.slice(0, 1);
  return (
    <>
      <Lying returns={returns} shown={shown} />
      <Standing returns={returns} shown={shown} />
    </>
  );
}

interface TurnedProps {
  readonly returns: readonly ReturnRow[];
  readonly shown: readonly Line[];
}

function Lying({ returns, shown }: TurnedProps) {
  const texts = useTexts();
  return (
    <table className={styles.returns} data-wide>
      <thead>
        <tr>
          <th scope="col">{texts('performance.returns')}</th>
          {returns.map((row) => (
            <th key={row.span} scope="col">
              <SpanName row={row} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <tr key={line}>
            <th scope="row">{texts(`performance.${line}`)}</th>
            {returns.map((row) => (
              <ReturnCell key={row.span} line={line} figure={row[line]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Standing({ returns, shown }: TurnedProps) {
  const texts = useTexts();
  return (
    <table className={styles.returns} data-narrow>
      <thead>
        <tr>
          <th scope="col">{texts('performance.netOfCharges')}</th>
          {shown.map((line) => (
            <th key={line} scope="col">
              {texts(`performance.${line}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {returns.map((row) => (
          <tr key={row.span}>
            <th scope="row">
              <SpanName row={row} />
            </th>
            {shown.map((line) => (
              <ReturnCell key={line} line={line} figure={row[line]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SpanName({ row: { span, isAnnual } }: { readonly row: ReturnRow }) {
  const texts = useTexts();
  return texts(`performance.${isAnnual ? 'spanAnnual' : 'span'}.${span}`);
}

/** The benchmark's own returns are quiet: they are what the others are measured against. */
function ReturnCell({ line, figure }: { readonly line: Line; readonly figure: Figure }) {
  const formats = useFormats();
  const isQuiet = line === 'benchmark';
  return (
    <td className={isQuiet ? styles.quiet : undefined}>
      <FigureView figure={figure}>{(value) => (isQuiet ? formats.percent(value) : <Rate fraction={value} />)}</FigureView>
    </td>
  );
}
