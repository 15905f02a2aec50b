import type { ComponentProps, ReactNode } from 'react';
import type { RowProblem } from '#contracts/ledger/sheet.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { problemWords } from './problem-words.ts';
import { type CellKind, type CellOption, isNumber, type OpenRow } from './sheet-columns.ts';
import styles from './sheets.module.css';

interface CellProps<Column extends string> {
  readonly row: OpenRow<Column>;
  readonly place: number;
  readonly column: Column;
  readonly kind: CellKind;
  /** What its column and its row are called. */
  readonly label: string;
  /** Of a choice. */
  readonly options: readonly CellOption[];
  /** What a cell says that no one types into. */
  readonly shown: ReactNode;
  readonly isOff: boolean;
  readonly problem: RowProblem | undefined;
  readonly onType: (text: string) => void;
}

const longest = { cell: 200, note: 1000 };

/** What a cell is to its table, to the keyboard and to those who do not see it. */
export function SheetCell<Column extends string>({ row, place, column, kind, shown, ...rest }: CellProps<Column>) {
  const texts = useTexts();
  const formats = useFormats();
  const { label, options, isOff, problem, onType } = rest;
  const said = problem && problemWords(problem, texts, formats);
  if (kind === 'shown') {
    return (
      <span className={styles.shown} title={said}>
        {shown}
      </span>
    );
  }
  const common = {
    'aria-label': label,
    'aria-invalid': said ? true : undefined,
    'data-row': place,
    'data-cell': column,
    'data-kind': kind,
    title: said ?? (kind === 'text' && row.name !== null ? row.name : undefined),
    value: row.cells[column],
    disabled: isOff,
    className: styles.cell,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => onType(currentTarget.value),
  };
  return kind === 'choice' ? <Choices {...common} options={options} /> : <Text {...common} kind={kind} />;
}

type TextProps = Omit<ComponentProps<'input'>, 'value'> & { readonly kind: CellKind; readonly value: string };

function Text({ kind, ...common }: TextProps) {
  const texts = useTexts();
  return (
    <input
      {...common}
      type="text"
      placeholder={kind === 'day' && !common.disabled ? texts('kit.day') : undefined}
      inputMode={isNumber(kind) ? 'decimal' : undefined}
      maxLength={kind === 'note' ? longest.note : longest.cell}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

type ChoicesProps = Pick<CellProps<string>, 'options'> & { readonly value: string };

/** What no option says stays to be read. */
function Choices({ options, ...common }: ChoicesProps) {
  return (
    <select {...common}>
      {options.every(({ value }) => value !== common.value) && <option value={common.value}>{common.value}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
