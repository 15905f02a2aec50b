import { mappedColumns, type MappedColumn, type MappedMeaning, type Mapping, mappingLimits } from './mapping.ts';
import { dateShapeOf } from './read-day.ts';
import { numberShapeOf } from './read-number.ts';

/** What columns are often called, in the languages of the product; the first that fits. */
const names: Readonly<Record<MappedColumn, RegExp>> = {
  isin: /isin/,
  sedol: /sedol/,
  settleDate: /settle|value date|διακανονισμ|valeur/,
  date: /date|ημερομηνία|datum/,
  type: /^(?:type|action|transaction|activity|είδος|κίνηση|πράξη|details type|transaction type|trade type)$|type|action/,
  units: /unit|quantity|shares|qty|nominal|ποσότητα|τεμάχια|μερίδια/,
  fxRate: /rate|ισοτιμία/,
  price: /price|cost per|τιμή/,
  charges: /charge|fee|commission|brokerage|προμήθεια|έξοδα|χρεώσεις/,
  tax: /tax|duty|φόρο/,
  currency: /currency|ccy|νόμισμα/,
  amount: /amount|value|total|consideration|net|ποσό|αξία/,
  symbol: /symbol|ticker|σύμβολο/,
  name: /security|instrument|stock|name|investment|fund|asset|τίτλος|όνομα/,
  note: /note|description|comment|memo|details|narrative|αιτιολογία|περιγραφή|σχόλια/,
  id: /^id$|reference|ref|number|κωδικός|αριθμός/,
};

/** What is asked of the names before others, because it is told most surely. */
const order = Object.keys(names) as MappedColumn[];

/** Which column is what, as far as their names say it. */
export function guessColumns(header: readonly string[]): Mapping['columns'] {
  const left = new Set(header.filter((name) => name.trim() !== ''));
  const found: Partial<Record<MappedColumn, string>> = {};
  for (const column of order) {
    const name = [...left].find((each) => names[column].test(each.trim().toLowerCase()));
    if (name === undefined) continue;
    found[column] = name;
    left.delete(name);
  }
  return Object.fromEntries(mappedColumns.flatMap((column) => (found[column] === undefined ? [] : [[column, found[column]]])));
}

const words: readonly (readonly [RegExp, MappedMeaning])[] = [
  [/reinvest.*div|dividend|distribution|μέρισμα/, 'Dividend'],
  [/interest|τόκο/, 'Interest'],
  [/fee|charge|commission|χρέωση|προμήθεια|έξοδα/, 'Charge'],
  [/tax|withholding|φόρο/, 'Tax'],
  [/transfer.*in|in specie in/, 'TransferIn'],
  [/transfer.*out|in specie out/, 'TransferOut'],
  [/split|merger|corporate|rights|consolidation/, 'CorporateAction'],
  [/buy|bought|purchase|subscription|αγορά/, 'Purchase'],
  [/sell|sold|sale|redemption|disposal|πώληση/, 'Sale'],
  [/deposit|contribution|receipt|paid in|κατάθεση/, 'Contribution'],
  [/withdraw|payment out|paid out|ανάληψη/, 'Withdrawal'],
  [/payment|transfer|cash|μεταφορά/, 'payment'],
];

/** What a word for a type probably means; `null` where nothing says it. */
export function guessMeaning(word: string): MappedMeaning | null {
  return words.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? null;
}

/** The different words in a column, in the order in which they come. */
export function wordsIn(rows: readonly (readonly string[])[], at: number): string[] {
  const found = new Set<string>();
  for (const cells of rows) {
    const word = (cells[at] ?? '').trim();
    if (word !== '' && word.length <= mappingLimits.word) found.add(word);
    if (found.size >= mappingLimits.words) break;
  }
  return [...found];
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** The line of column names: the first that has nearly as many filled cells as the widest, none of them a number or a day. */
export function headerLineOf(rows: readonly (readonly string[])[]): number {
  const widest = Math.max(...rows.map(filled), 0);
  const at = rows.findIndex(
    (cells) => filled(cells) >= Math.max(2, widest * 0.7) && !cells.some((cell) => /^[\d.,/-]+$/.test(cell.trim())),
  );
  return Math.max(at, 0);
}

/** How a file is probably meant, before anyone has said so. */
export function guessMapping(header: readonly string[], rows: readonly (readonly string[])[], source: string): Mapping {
  const columns = guessColumns(header);
  const cellsOf = (column: MappedColumn) => {
    const at = header.indexOf(columns[column] ?? '\0');
    return at < 0 ? [] : rows.map((cells) => (cells[at] ?? '').trim()).filter((cell) => /\d/.test(cell));
  };
  const amounts = cellsOf('amount');
  const types = columns.type === undefined ? [] : wordsIn(rows, header.indexOf(columns.type));
  return {
    source,
    header,
    columns,
    dates: dateShapeOf(cellsOf('date')) ?? 'day-first',
    numbers: numberShapeOf([...amounts, ...cellsOf('price'), ...cellsOf('units')]) ?? 'point',
    signs: amounts.length > 0 && !amounts.some((cell) => /^[-(\u2212]|[-)]$/.test(cell)) ? 'by-type' : 'signed',
    currency: null,
    pricesInPence: /\(p\)|pence/i.test(columns.price ?? ''),
    words: types.flatMap((word) => {
      const meaning = guessMeaning(word);
      return meaning === null ? [] : [{ word, meaning }];
    }),
    unnamed: { in: 'Contribution', out: 'Withdrawal' },
  };
}
