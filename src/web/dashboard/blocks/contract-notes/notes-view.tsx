import { Download } from 'lucide-react';
import type { ContractNoteRow, ContractNotes } from '#contracts/datasets/transactions.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { DetailLink } from '../../details/detail-link.tsx';
import { Money } from '../../figures/money.tsx';
import { ListEmpty } from '../../lists/list-empty.tsx';
import { ListFooter } from '../../lists/list-footer.tsx';
import { ListRanges } from '../../lists/list-ranges.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { resourceAddress } from '../../report-address.ts';
import { type TableRow, Table } from '../../table/table.tsx';
import styles from '../../table/table.module.css';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';

const shownColumns = ['number', 'day', 'side', 'name', 'units', 'price', 'total'] as const;
const textColumns: ReadonlySet<string> = new Set(['day', 'side', 'name']);

/** Purchases and sales, newest first; each number opens its note. */
export function NotesView({ shown, report }: BlockViewProps<ContractNotes>) {
  const texts = useTexts();
  const formats = useFormats();
  const isEmpty = shown.rows.length === 0;
  const columns = shownColumns.map((column) => ({ label: texts(`contractNotes.${column}`), isText: textColumns.has(column) }));
  return (
    <BlockFrame
      title={texts('contractNotes.title')}
      text={texts('contractNotes.text')}
      isFlush
      footer={!isEmpty && <ListFooter list={shown} report={report} />}
    >
      <div className={styles.toolbar}>
        <ListSearch label={texts('contractNotes.find')} report={report} />
        <ListRanges range={shown.range} report={report} />
        <a
          className={buttonClass({ look: 'text', size: 'small' }, styles.push)}
          href={resourceAddress(report, 'contract-notes.csv')}
          download
        >
          <Icon of={Download} size="small" />
          {texts('transactions.csv')}
        </a>
      </div>
      {isEmpty ? (
        <ListEmpty of="contractNotes" total={shown.total} report={report} />
      ) : (
        <Table name={texts('contractNotes.title')} columns={columns} rows={shown.rows.map((row) => rowOf(row, { texts, formats }))} />
      )}
    </BlockFrame>
  );
}

interface Around {
  readonly texts: Texts;
  readonly formats: Formats;
}

function rowOf(row: ContractNoteRow, { texts, formats }: Around): TableRow {
  const { id, number, day, side, name, symbol, units, price, priceUnit, total, currency } = row;
  const money = <Money amount={total} currency={currency} />;
  const written = units === null ? null : formats.units(units);
  return {
    key: id,
    cells: [
      <DetailLink
        key="open"
        detail={{ kind: 'note', of: id }}
        page={`contract-notes/${id}`}
        label={texts('contractNotes.open', { number })}
      >
        {number}
      </DetailLink>,
      formats.date(day),
      texts(`contractNotes.sides.${side}`),
      <span key="name">
        {name}
        <span className={styles.second}>{symbol}</span>
      </span>,
      written,
      price === null ? null : formats.price(price, priceUnit ?? currency),
      money,
    ],
    figure: money,
    second: `${texts(`contractNotes.sides.${side}`)} · ${name}`,
    secondFigure: formats.date(day),
  };
}
