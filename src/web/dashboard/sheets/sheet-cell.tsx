import type { ComponentProps } from 'react';
import { recordedCurrencies } from '#finance/currency.ts';
import type { RowProblem, SheetColumn } from '#contracts/ledger/sheet.ts';
import { type TransactionType, transactionTypes } from '#finance/ledger/ledger.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { typeName } from '../entries/option-name.ts';
import { problemWords } from './problem-words.ts';
import styles from './sheets.module.css';
import type { OpenRow } from './use-sheet.ts';

interface CellProps {
  readonly row: OpenRow;
  readonly place: number;
  readonly column: SheetColumn;
  readonly isOff: boolean;
  readonly problem: RowProblem | undefined;
  readonly onType: (text: string) => void;
}

const numbers: ReadonlySet<SheetColumn> = new Set(['units', 'price', 'amount', 'charges', 'tax']);

const longest = { cell: 200, note: 1000 };

/** What a cell is to its table, to the keyboard and to those who do not see it. */
export function SheetCell({ row, place, column, isOff, problem, onType }: CellProps) {
  const texts = useTexts();
  const formats = useFormats();
  const said = problem && problemWords(problem, texts, formats);
  const common = {
    'aria-label': `${texts(`entries.fields.${column}`)}, ${texts('sheets.row', { row: place + 1 })}`,
    'aria-invalid': said ? true : undefined,
    'data-row': place,
    'data-cell': column,
    title: said ?? nameIn(row, column),
    value: row.cells[column],
    disabled: isOff,
    className: styles.cell,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => onType(currentTarget.value),
  };
  if (column === 'type' || column === 'currency') return <Choices {...common} column={column} isPaired={row.isPaired} />;
  return <Text {...common} column={column} />;
}

type TextProps = Omit<ComponentProps<'input'>, 'value'> & { readonly column: SheetColumn; readonly value: string };

function Text({ column, ...common }: TextProps) {
  const texts = useTexts();
  return (
    <input
      {...common}
      type="text"
      placeholder={column === 'day' && !common.disabled ? texts('kit.day') : undefined}
      inputMode={numbers.has(column) ? 'decimal' : undefined}
      maxLength={column === 'note' ? longest.note : longest.cell}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function nameIn({ name }: OpenRow, column: SheetColumn): string | undefined {
  return column === 'symbol' && name !== null ? name : undefined;
}

interface ChoicesProps {
  readonly column: 'type' | 'currency';
  readonly isPaired: boolean;
  readonly value: string;
}

/** An exchange has two sides: it is recorded in its own form. */
function Choices({ column, isPaired, ...common }: ChoicesProps) {
  const texts = useTexts();
  const types = transactionTypes.filter((type) => type !== 'Exchange' || isPaired);
  const options: readonly string[] = column === 'type' ? types : recordedCurrencies;
  return (
    <select {...common}>
      {!options.includes(common.value) && <option value={common.value}>{common.value}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {column === 'type' ? typeName(option as TransactionType, texts) : option}
        </option>
      ))}
    </select>
  );
}
