import { RotateCcw, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { HoldingColumn, HoldingSheet } from '#contracts/ledger/holding-sheet.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { LeaveGuard } from '../../records/leave-guard.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../figures/money.tsx';
import { HoldingBar } from './holding-bar.tsx';
import type { OpenRow } from './sheet-columns.ts';
import { SheetForm } from './sheet-form.tsx';
import { type RowAction, SheetGrid } from './sheet-grid.tsx';
import { SheetHead } from './sheet-head.tsx';
import styles from './sheets.module.css';
import { isRowChanged, type Sheet } from './use-sheet.ts';
import { type HoldingRows, isCash, useHoldings } from './use-holdings.ts';
import { useSheetAnswer, useSheetSender } from './use-sheet-answer.ts';

interface ViewProps {
  readonly sheet: HoldingSheet;
  readonly path: string;
  /** The portfolio's page. */
  readonly portfolioPath: string;
}

/** Shows the holdings of a portfolio beside their targets. The reader previews the differences; the server records them as adjustments, all or none. */
export function HoldingSheetView({ sheet, path, portfolioPath }: ViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const sender = useSheetSender(`${portfolioPath}/entry`);
  const about = { portfolio: sheet.portfolio.name, day: formats.date(sheet.day) };
  const shown = [sheet.day, ...sheet.rows.map(({ symbol, currency, units }) => `${symbol ?? currency} ${units}`)].join(' ');
  return (
    <>
      <SheetHead title={texts('sheets.holdings')}>{texts('sheets.holdingsText', about)}</SheetHead>
      <OpenSheet key={shown} sheet={sheet} path={path} portfolioPath={portfolioPath} sender={sender} />
    </>
  );
}

interface OpenSheetProps extends ViewProps {
  readonly sender: ReturnType<typeof useSheetSender>;
}

function OpenSheet({ sheet: given, path, portfolioPath, sender }: OpenSheetProps) {
  const texts = useTexts();
  const formats = useFormats();
  const holdings = useHoldings(given);
  const { sheet } = holdings;
  const form = useRef<HTMLFormElement>(null);
  const sending = useSheetAnswer(form, { sender, path, sent: holdings.sent });
  const isUnsaved = sheet.changed.length > 0 && !sending.isBusy && !sending.isDone;
  const nameOf = (key: string) => sheet.rows.find((row) => row.key === key);
  return (
    <Card isFlush>
      <LeaveGuard isOn={isUnsaved} keeps={never} />
      <HoldingBar {...{ given, path, portfolioPath, holdings }} isUnsaved={sheet.changed.length > 0} onChange={sending.outdate} />
      <SheetGrid
        name={texts('sheets.holdings')}
        sheet={sheet}
        problems={sending.problems}
        rowName={({ name, cells }) => name ?? cells.holding}
        actionOf={useActionOf(sheet)}
        shown={useShown(holdings)}
        onChange={sending.outdate}
      />
      <SheetForm
        ref={form}
        sending={sending}
        count={sheet.changed.length}
        isCut={sheet.isCut}
        asksReason
        inRow={(key, text) => {
          const row = nameOf(key);
          return row ? texts('sheets.ofHolding', { holding: row.name ?? row.cells.holding, text }) : text;
        }}
        countsOf={({ added }) => texts('sheets.adjustments', { count: added })}
      >
        <input type="hidden" name="day" value={given.day} />
        <p className={styles.state}>{texts('sheets.adjustmentText', { day: formats.date(given.day) })}</p>
      </SheetForm>
    </Card>
  );
}

const never = () => false;

/** Returns a function that draws the read-only cells: the holding and the change to book. */
function useShown({ changeOf }: HoldingRows) {
  const formats = useFormats();
  return (row: OpenRow<HoldingColumn>, column: HoldingColumn): ReactNode => {
    const { name, cells } = row;
    if (column === 'holding') return <HoldingName name={name} symbol={isCash(cells) ? null : cells.holding} />;
    if (column === 'units') return isCash(cells) ? <Shown amount={`${cells.units} ${cells.holding}`} /> : formats.units(cells.units);
    if (column === 'value') return <Shown amount={cells.value} />;
    const change = column === 'change' ? changeOf(row) : null;
    if (change === null) return cells[column];
    const units = formats.units(change.toString());
    return change.isPositive() ? `+${units}` : units;
  };
}

/** An amount with its currency behind it, as cells keep it. */
function Shown({ amount }: { readonly amount: string }) {
  const [size = '', currency = ''] = amount.split(' ');
  return currency === '' ? null : <Money amount={size} currency={currency} />;
}

/** Shows the name and the symbol of a holding. A pasted holding has only a symbol; cash has none. */
function HoldingName({ name, symbol }: { readonly name: string | null; readonly symbol: string | null }) {
  return (
    <>
      <strong>{name ?? symbol}</strong>
      {name !== null && symbol !== null && <span className={styles.state}>{symbol}</span>}
    </>
  );
}

function useActionOf(sheet: Sheet<HoldingColumn>) {
  const texts = useTexts();
  return (row: OpenRow<HoldingColumn>): RowAction | null => {
    if (row.entry === null) return { icon: X, label: texts('sheets.remove'), press: () => sheet.remove(row.key) };
    if (!isRowChanged(sheet.columns, row)) return null;
    return { icon: RotateCcw, label: texts('sheets.restore'), press: () => sheet.restore(row.key) };
  };
}
