import { Plus, RotateCcw, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import type { SheetColumn, SheetPreview, SheetRow, TransactionSheet } from '#contracts/ledger/sheet.ts';
import { recordedCurrencies } from '#finance/currency.ts';
import { transactionTypes } from '#finance/ledger/ledger.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { LeaveGuard } from '../../records/leave-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { typeName } from '../entries/option-name.ts';
import { sentCells, shownCells } from './sheet-cells.ts';
import type { CellOption, OpenRow, SheetWords } from './sheet-columns.ts';
import { SheetForm } from './sheet-form.tsx';
import { type RowAction, SheetGrid } from './sheet-grid.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetPager } from './sheet-pager.tsx';
import styles from './sheets.module.css';
import { transactionColumns } from './transaction-columns.ts';
import { newRow, type Sheet, useSheet } from './use-sheet.ts';
import { useSheetAnswer, useSheetSender } from './use-sheet-answer.ts';

interface ViewProps {
  readonly sheet: TransactionSheet;
  readonly path: string;
  /** The portfolio's page. */
  readonly portfolioPath: string;
}

/** The transactions of a portfolio as a sheet: typed or pasted, tried, and saved all or none. */
export function TransactionSheetView({ sheet, path, portfolioPath }: ViewProps) {
  const texts = useTexts();
  const sender = useSheetSender(`${portfolioPath}/entry`);
  return (
    <>
      <SheetHead title={texts('sheets.transactions')}>{texts('sheets.transactionsText', { portfolio: sheet.portfolio.name })}</SheetHead>
      <OpenSheet key={sheet.rows.map(({ id }) => id).join(' ')} sheet={sheet} path={path} sender={sender} />
    </>
  );
}

interface OpenSheetProps extends Pick<ViewProps, 'sheet' | 'path'> {
  readonly sender: ReturnType<typeof useSheetSender>;
}

function OpenSheet({ sheet: given, path, sender }: OpenSheetProps) {
  const texts = useTexts();
  const { sheet, sent, add } = useTransactions(given);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSheetAnswer(form, { sender, path, sent });
  const isUnsaved = sheet.changed.length > 0 && !sending.isBusy && !sending.isDone;
  const countsOf = useCounts();
  return (
    <Card isFlush>
      <LeaveGuard isOn={isUnsaved} keeps={never} />
      <Bar sheet={given} path={path} onAdd={() => [add(), sending.outdate()]} />
      <SheetGrid
        name={texts('sheets.transactions')}
        sheet={sheet}
        problems={sending.problems}
        rowName={(_row, place) => texts('sheets.row', { row: place + 1 })}
        actionOf={useActionOf(sheet)}
        onChange={sending.outdate}
      />
      <SheetForm
        ref={form}
        sending={sending}
        count={sheet.changed.length}
        isCut={sheet.isCut}
        asksReason={sheet.changed.some(({ entry }) => entry !== null)}
        inRow={(key, text) => {
          const place = sheet.rows.findIndex((row) => row.key === key);
          return place < 0 ? text : texts('sheets.inRow', { row: place + 1, text });
        }}
        countsOf={countsOf}
      />
    </Card>
  );
}

const never = () => false;

function useTransactions(given: TransactionSheet) {
  const locale = useLocale();
  const words = useTransactionWords();
  const blank = () => shownCells(transactionColumns, { day: given.today, type: 'Purchase', currency: given.portfolio.currency }, locale);
  const recorded = (): OpenRow<SheetColumn>[] =>
    given.rows.map(({ id, typed, name, isPaired }) => {
      const cells = shownCells(transactionColumns, typed, locale);
      return { key: id, entry: id, name, isPaired, isVoided: false, first: cells, cells };
    });
  const sheet = useSheet({ sheet: transactionColumns, words, rows: () => [newRow([], blank()), ...recorded()], freshCells: blank });
  const sent = (): SheetRow[] =>
    sheet.changed.map(({ key, entry, isVoided, cells }) => {
      return { key, entry, isVoided, typed: isVoided ? {} : sentCells(transactionColumns, cells, locale) };
    });
  return { sheet, sent, add: () => sheet.add(blank()) };
}

/** An exchange has two sides: it is recorded in its own form. */
const offeredTypes = transactionTypes.filter((type) => type !== 'Exchange');

function useTransactionWords(): SheetWords<SheetColumn> {
  const texts = useTexts();
  const types = offeredTypes.map((value): CellOption => ({ value, label: typeName(value, texts) }));
  const currencies = recordedCurrencies.map((value): CellOption => ({ value, label: value }));
  return {
    label: (column) => texts(`entries.fields.${column}`),
    optionsOf: (column) => (column === 'type' ? types : column === 'currency' ? currencies : []),
  };
}

function useActionOf(sheet: Sheet<SheetColumn>) {
  const texts = useTexts();
  return ({ key, entry, isVoided }: OpenRow<SheetColumn>): RowAction => {
    if (entry === null) return { icon: X, label: texts('sheets.remove'), press: () => sheet.remove(key) };
    const strike = () => sheet.strike(key);
    if (isVoided) return { icon: RotateCcw, label: texts('sheets.keep'), press: strike };
    return { icon: Trash2, label: texts('entries.void'), press: strike };
  };
}

function useCounts(): (preview: SheetPreview) => string {
  const texts = useTexts();
  const formats = useFormats();
  return ({ added, replaced, voided }) =>
    texts('sheets.counts', { added: formats.count(added), replaced: formats.count(replaced), voided: formats.count(voided) });
}

function Bar({ sheet, path, onAdd }: Pick<ViewProps, 'sheet' | 'path'> & { readonly onAdd: () => void }) {
  const texts = useTexts();
  return (
    <div className={styles.bar}>
      <Button onClick={onAdd}>
        <Icon of={Plus} size="small" />
        {texts('sheets.add')}
      </Button>
      <span className={styles.state}>{texts('sheets.paste')}</span>
      <SheetPager sheet={sheet} hrefOf={(page) => `${path}?page=${page}`} />
    </div>
  );
}
