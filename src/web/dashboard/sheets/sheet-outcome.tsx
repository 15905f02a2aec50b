import type { SheetPreview } from '#contracts/ledger/sheet.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Money } from '../figures/money.tsx';
import { Table } from '../table/table.tsx';
import styles from './sheets.module.css';

/** Shows the effect of saving: the records, and cash and units before and after. */
export function SheetOutcome({ preview, counts }: { readonly preview: SheetPreview; readonly counts: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const { cash, units } = preview;
  const columns = (['what', 'before', 'after'] as const).map((column) => ({ label: texts(`sheets.${column}`) }));
  const rows = [
    ...cash.map(({ currency, before, after }) => ({
      key: currency,
      cells: [
        texts('sheets.cash', { currency }),
        <Money key="before" amount={before} currency={currency} />,
        <Money key="after" amount={after} currency={currency} />,
      ],
    })),
    ...units.map(({ symbol, name, before, after }) => ({
      key: symbol,
      cells: [texts('sheets.unitsOf', { name }), formats.units(before), formats.units(after)],
    })),
  ];
  return (
    <section className={styles.outcome} aria-label={texts('entries.preview')}>
      <p>{counts}</p>
      {rows.length > 0 && <Table look="dense" name={texts('entries.preview')} columns={columns} rows={rows} />}
    </section>
  );
}

/** Lists the problems that prevent saving, or the doubts, row by row. */
export function SheetComplaints({ title, tone, lines }: ComplaintsProps) {
  if (lines.length === 0) return null;
  return (
    <Callout tone={tone} title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Callout>
  );
}

interface ComplaintsProps {
  readonly title: string;
  readonly tone: 'negative' | 'warning';
  readonly lines: readonly string[];
}
