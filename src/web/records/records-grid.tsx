import { type ReactNode, useState, useEffect, useRef } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { type Collection, type Column, emptiness, type Filter } from '#collections/collection.ts';
import { collections, type CollectionId } from '#collections/registry.ts';
import { maxBulk } from '#contracts/bulk-runs.ts';
import type { GridPage, GridRow } from '#contracts/records.ts';
import { FindField } from '../dashboard/table/find-field.tsx';
import { type GridColumn, gridRows } from '../dashboard/table/grid-column.ts';
import { GridTools } from '../dashboard/table/grid-tools.tsx';
import { Grid } from '../dashboard/table/grid.tsx';
import tableStyles from '../dashboard/table/table.module.css';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Chip } from '../ui/chip.tsx';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { Logo } from '../ui/pictures/logo.tsx';
import { Tag } from '../ui/tag.tsx';
import { PicturedName } from '../ui/pictures/pictured-name.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { cellText, collectionWords } from './collection-words.ts';
import { listAddress, queryPart } from './record-address.ts';
import styles from './records.module.css';
import { searchPause } from '../lib/search-pause.ts';
import { ViewsMenu } from './views-menu.tsx';

interface RecordsGridProps {
  readonly grid: GridPage;
  /** The record that stands beside it; null where none does. */
  readonly opened: string | null;
  /** The content for an empty list. */
  readonly children: ReactNode;
}

/** The rows of a collection: searched, filtered, sorted and paged by the server, each the way to its record. */
export function RecordsGrid({ grid, opened, children }: RecordsGridProps) {
  const texts = useTexts();
  const columns = useColumns(grid, opened);
  const memory = `records.${grid.collection}`;
  const { selected, onChange } = useSelection(grid);
  const selection = {
    selected: new Set(selected.keys()),
    onChange,
    nameOf: ({ cells }: GridRow) => String(cells[columns[0]?.id ?? ''] ?? ''),
    actions: <BulkActions grid={grid} selected={selected} onDone={() => onChange(new Set())} />,
  };
  const lines = gridRows(grid.rows, ({ id }) => id).map((line) =>
    line.kind === 'row' && line.row.id === opened ? { ...line, look: styles.opened } : line,
  );
  return (
    <>
      <GridTools columns={columns} memory={memory}>
        {/* A search that was still to come would close what has been opened since. */}
        <Tools key={opened} grid={grid} />
      </GridTools>
      {lines.length > 0 ? (
        <Grid
          name={texts(`collections.${grid.collection}.plural`)}
          columns={columns}
          lines={lines}
          memory={memory}
          {...(grid.bulk.length > 0 && { selection })}
          renderCard={(row) => <RowCard row={row} columns={columns} collection={grid.collection} />}
        />
      ) : (
        children
      )}
    </>
  );
}

/** The selected rows of all pages that were opened, by id: their names and addresses are shown when their page no longer is. */
function useSelection({ rows }: GridPage) {
  const [selected, setSelected] = useState<ReadonlyMap<string, GridRow['cells']>>(new Map());
  const onChange = (keys: ReadonlySet<string>) => {
    const known = new Map([...selected, ...rows.map(({ id, cells }) => [id, cells] as const)]);
    setSelected(new Map([...keys].slice(0, maxBulk).map((key) => [key, known.get(key) ?? {}])));
  };
  return { selected, onChange };
}

/** Search and filters: an address each, so that they work before the page is alive and a link shows a colleague the same list. */
function Tools({ grid }: Pick<RecordsGridProps, 'grid'>) {
  const { collection, query } = grid;
  const texts = useTexts();
  const submit = useSubmit();
  const isBusy = useNavigation().state === 'loading';
  const { searchLater, cancel } = useSearchLater();
  const { find: _find, page: _page, ...kept } = queryPart(collection, query);
  const definition: Collection = collections[collection];
  return (
    <search className={styles.tools} aria-busy={isBusy}>
      <Form
        method="get"
        className={styles.search}
        onSubmit={cancel}
        onChange={({ currentTarget }) => searchLater(() => void submit(currentTarget, { replace: true, preventScrollReset: true }))}
      >
        {Object.entries(kept).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
        <FindField label={texts(`collections.${collection}.find`)} name="find" defaultValue={query.find ?? ''} />
        <button type="submit" className="sr">
          {texts('records.search')}
        </button>
      </Form>
      {definition.filters.map((filter) => (
        <FilterChips key={filter.id} filter={filter} grid={grid} />
      ))}
      <ViewsMenu grid={grid} />
    </search>
  );
}

function FilterChips({
  filter: { id, options, mayBeEmpty = false },
  grid: { collection, query, names },
}: Pick<RecordsGridProps, 'grid'> & { readonly filter: Filter }) {
  const texts = useTexts();
  const words = collectionWords(collection, texts);
  const { [id]: set, ...others } = query.filters;
  const choices = options ?? (mayBeEmpty ? emptiness : []);
  const shown = choices.map((value) => [value, words.filter(id, value)] as const);
  if (set && !choices.includes(set)) shown.push([set, names[id] ?? set]);
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.chips} aria-label={texts('records.filters')}>
      {shown.map(([value, label]) => {
        const filters = set === value ? others : { ...others, [id]: value };
        return (
          <Chip key={value} isOn={set === value} href={listAddress(collection, { ...query, page: 1, filters })}>
            {label}
          </Chip>
        );
      })}
    </fieldset>
  );
}

function useColumns({ collection, query }: GridPage, opened: string | null): readonly GridColumn<GridRow>[] {
  const texts = useTexts();
  const formats = useFormats();
  const words = collectionWords(collection, texts);
  const definition: Collection = collections[collection];
  return definition.columns.map((column, at): GridColumn<GridRow> => {
    const { id, kind } = column;
    const order = query.sort === id ? query.order : null;
    const next = listAddress(collection, {
      ...query,
      page: 1,
      sort: id,
      order: order === 'asc' ? 'desc' : 'asc',
      open: opened ?? undefined,
    });
    return {
      id,
      label: words.fieldLabel(id),
      isText: !figures.has(kind),
      isName: kind === 'name',
      className: at === 0 || order !== null ? undefined : styles[at < 3 ? 'second' : 'further'],
      cell: (row) => cellOf(column, row, { collection, query, words, formats }),
      ...(definition.sort.includes(id) && { sort: { order, by: next } }),
    };
  });
}

const figures: ReadonlySet<Column['kind']> = new Set(['number', 'exact', 'amount']);

interface CellPlace {
  readonly collection: CollectionId;
  readonly query: GridPage['query'];
  readonly words: ReturnType<typeof collectionWords>;
  readonly formats: ReturnType<typeof useFormats>;
}

/** The formats of the columns whose kind alone determines the text. */
const writings: { readonly [Kind in Column['kind']]?: (value: string, formats: CellPlace['formats']) => string } = {
  number: (value, formats) => formats.count(Number(value)),
  exact: (value, formats) => formats.units(value),
  amount: (value, formats) => formats.amount(value),
  date: (value, formats) => formats.date(value),
  moment: (value, formats) => formats.moment(value),
};

function cellOf(column: Column, { id: record, picture, cells }: GridRow, { collection, query, words, formats }: CellPlace): ReactNode {
  const value = cells[column.id] ?? null;
  if (value === null) return '–';
  const written = writings[column.kind]?.(String(value), formats);
  if (written !== undefined) return written;
  if (column.kind === 'state') return <Tag tone={column.tones[value] ?? 'neutral'}>{words.option(column.id, String(value))}</Tag>;
  if (column.kind !== 'name') return cellText(column, value, words);
  const way = (
    <Link to={listAddress(collection, { ...query, open: record })} preventScrollReset>
      {value}
    </Link>
  );
  return withPicture(way, column, { name: String(value), href: picture ?? null });
}

function withPicture(
  way: ReactNode,
  { picture }: Extract<Column, { readonly kind: 'name' }>,
  { name, href }: { readonly name: string; readonly href: string | null },
): ReactNode {
  if (picture === undefined) return way;
  const drawn = picture === 'logo' ? <Logo href={href} size="small" /> : <Avatar name={name} photo={href} />;
  return <PicturedName picture={drawn}>{way}</PicturedName>;
}

interface RowCardProps {
  readonly row: GridRow;
  readonly collection: CollectionId;
  readonly columns: readonly GridColumn<GridRow>[];
}

/** A row on a phone: its name, and what is known of the rest below it. */
function RowCard({ row, collection, columns: [name, ...rest] }: RowCardProps) {
  const definition: Collection = collections[collection];
  const tags = new Set(definition.columns.flatMap(({ id, kind }) => (kind === 'state' ? id : [])));
  const known = rest.filter(({ id }) => (row.cells[id] ?? null) !== null);
  return (
    <>
      <span className={styles.wholeRow}>{name?.cell(row)}</span>
      {known.map((column) => (
        <span key={column.id} className={`${tableStyles.second} ${styles.wholeRow}`}>
          {!tags.has(column.id) && `${column.label}: `}
          {column.cell(row)}
        </span>
      ))}
    </>
  );
}

/** Searches once nothing has been typed for half a second; the Enter key searches at once by itself. */
function useSearchLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  const searchLater = (search: () => void) => {
    cancel();
    timer.current = setTimeout(search, searchPause);
  };
  return { searchLater, cancel };
}
