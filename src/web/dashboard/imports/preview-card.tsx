import { Check, CircleQuestionMark, Copy, Download, type LucideIcon, Minus, Plus, RefreshCw, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { OpenedImport, PreviewRow } from '#contracts/imports.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';
import { type RowVerdict, rowVerdicts } from '#domain/import/file-import.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { problemText } from './problem-text.ts';
import { type SaidPart, useSaidTexts } from './use-said-texts.ts';
import styles from './imports.module.css';

const looks: Readonly<Record<RowVerdict, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  error: { tone: 'negative', icon: TriangleAlert },
  question: { tone: 'warning', icon: CircleQuestionMark },
  duplicate: { tone: 'warning', icon: Copy },
  new: { tone: 'positive', icon: Plus },
  changed: { tone: 'accent', icon: RefreshCw },
  unchanged: { tone: 'neutral', icon: Check },
  'left-out': { tone: 'neutral', icon: Minus },
  ignored: { tone: 'neutral', icon: Minus },
};

/** Every row with what becomes of it, problems first. */
export function PreviewCard({ one, path }: { readonly one: OpenedImport; readonly path: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const { rowsShown, outcome } = one;
  const { rows, count, page, pageSize, verdict } = rowsShown;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const hrefOf = (wanted: number) => `${path}?${new URLSearchParams({ ...(verdict && { verdict }), page: String(wanted) })}`;
  const place = {
    from: formats.count((page - 1) * pageSize + 1),
    to: formats.count((page - 1) * pageSize + rows.length),
    count: formats.count(count),
  };
  const hasProblems = outcome !== null && (['error', 'question', 'duplicate'] as const).some((each) => outcome.counts[each] > 0);
  return (
    <Card
      title={texts('imports.preview.title')}
      text={texts('imports.preview.text')}
      tools={
        hasProblems && (
          <a href={`${path}/problems.csv`} className={buttonClass({ size: 'small' })} download>
            <Icon of={Download} size="small" />
            {texts('imports.preview.csv')}
          </a>
        )
      }
      isFlush
      footer={
        <>
          <span>{rows.length > 0 ? texts('imports.preview.found', place) : texts('imports.preview.none')}</span>
          {outcome && outcome.others > 0 && <span>{texts('imports.preview.others', { count: outcome.others })}</span>}
          {pages > 1 && <Pager page={page} pages={pages} hrefOf={hrefOf} />}
        </>
      }
    >
      <Filters one={one} path={path} />
      <div className={styles.scroll}>
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">{texts('imports.preview.line')}</th>
              <th scope="col">{texts('imports.preview.verdict')}</th>
              <th scope="col">{texts('imports.preview.date')}</th>
              <th scope="col">{texts('imports.preview.type')}</th>
              <th scope="col">{texts('imports.preview.security')}</th>
              <th scope="col">{texts('imports.preview.units')}</th>
              <th scope="col">{texts('imports.preview.price')}</th>
              <th scope="col">{texts('imports.preview.amount')}</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <Row key={row.row} row={row} one={one} path={path} />
          ))}
        </table>
      </div>
    </Card>
  );
}

function Filters({ one: { outcome, rowsShown }, path }: { readonly one: OpenedImport; readonly path: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const present = rowVerdicts.filter((verdict) => (outcome?.counts[verdict] ?? 0) > 0);
  return (
    <search className={styles.filters} aria-label={texts('imports.preview.filter')}>
      {present.map((verdict) => {
        const isOn = rowsShown.verdict === verdict;
        return (
          <Chip key={verdict} href={isOn ? path : `${path}?verdict=${verdict}`} isOn={isOn}>
            {texts(`imports.verdicts.${verdict}`)} {formats.count(outcome?.counts[verdict] ?? 0)}
          </Chip>
        );
      })}
    </search>
  );
}

interface RowProps {
  readonly row: PreviewRow;
  readonly one: OpenedImport;
  readonly path: string;
}

function Row({ row, one, path }: RowProps) {
  const texts = useTexts();
  const { verdict, said, problems, line, file, portfolio } = row;
  const { tone, icon } = looks[verdict];
  const isOfSeveral = one.uploads.length > 1;
  const place = [isOfSeveral && file, isOfSeveral && portfolio].filter(Boolean).join(', ');
  return (
    <tbody data-verdict={verdict} id={`row-${row.row}`}>
      <tr>
        <th scope="row" data-label={texts('imports.preview.line')}>
          {line}
        </th>
        <td className={styles.verdict}>
          <Tag tone={tone} icon={icon}>
            {texts(`imports.verdicts.${verdict}`)}
          </Tag>
        </td>
        {said.text === undefined ? (
          <Said said={said} problems={problems} />
        ) : (
          <td colSpan={6} className={styles.quiet}>
            {said.text}
          </td>
        )}
      </tr>
      {(problems.length > 0 || place !== '') && <Problems row={row} place={place} one={one} path={path} />}
    </tbody>
  );
}

/** Shows the problems of a row, and its cells if the reader corrects them. */
function Problems({ row: { row, line, problems }, place, one, path }: RowProps & { readonly place: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const opened = one.openedRow?.row === row ? one.openedRow : null;
  return (
    <tr className={styles.problems}>
      <td colSpan={8}>
        {place !== '' && <span className={styles.quiet}>{place}</span>}
        {problems.map((problem) => (
          <p key={`${problem.column} ${problem.expected}`}>{problemText(problem, texts, formats)}</p>
        ))}
        {opened && <CorrectionForm opened={opened} problems={problems} closed={rowAddress(path, one)} />}
        {one.abilities.change && problems.length > 0 && !opened && (
          <Link
            to={rowAddress(path, one, row)}
            className={buttonClass({ size: 'small' }, styles.correct)}
            aria-label={texts('imports.correct.openOf', { line })}
            preventScrollReset
          >
            {texts('imports.correct.open')}
          </Link>
        )}
      </td>
    </tr>
  );
}

/** The page of rows as it stands, with one of them opened or none. */
function rowAddress(path: string, { rowsShown: { verdict, page } }: OpenedImport, row?: number): string {
  const opened = row === undefined ? {} : { row: String(row) };
  return `${path}?${new URLSearchParams({ ...(verdict && { verdict }), page: String(page), ...opened })}`;
}

/** The part of a row that a problem concerns. For a number, the column alone identifies it. */
const partOf: Readonly<Partial<Record<RowProblem['expected'], SaidPart>>> = {
  date: 'date',
  kind: 'type',
  'known-kind': 'type',
  security: 'security',
  'known-security': 'security',
  units: 'units',
  held: 'units',
  'fitting-units': 'units',
  'nominal-as-units': 'units',
  'fitting-amount': 'amount',
  amount: 'amount',
  'cash-received': 'amount',
  'cash-paid': 'amount',
  booked: 'amount',
  'charges-exceed-proceeds': 'amount',
  'split-as-trades': 'type',
  'split-as-units': 'units',
  'market-price': 'units',
  'unusual-date': 'date',
  'not-held': 'security',
  'large-dividend': 'amount',
  'large-charge': 'amount',
  'odd-sign': 'amount',
  'call-beyond-commitment': 'amount',
  'transfer-without-cost': 'units',
  'exchange-without-cost': 'units',
  'distribution-without-category': 'type',
  pending: 'date',
};

function Said({ said, problems }: Pick<PreviewRow, 'said' | 'problems'>) {
  const texts = useTexts();
  const written = useSaidTexts();
  return Object.entries(written(said)).map(([part, text]) => {
    const wrong = problems.find(({ expected }) => partOf[expected] === part);
    return (
      <td key={part} data-label={texts(`imports.preview.${part as SaidPart}`)}>
        {wrong && (text || wrong.found) ? <span className={styles.found}>{text || wrong.found}</span> : text}
      </td>
    );
  });
}
