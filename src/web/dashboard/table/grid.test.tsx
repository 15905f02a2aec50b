import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import { PaperContext } from '../../lib/paper.tsx';
import { TextsContext } from '../../lib/texts.tsx';
import type { GridColumn, GridLine } from './grid-column.ts';
import { Grid, type GridSelection } from './grid.tsx';
import { GridTools } from './grid-tools.tsx';

interface Fund {
  readonly id: string;
  readonly value: number;
}

const columns: readonly GridColumn<Fund>[] = [
  { id: 'name', label: 'Name', isName: true, cell: ({ id }) => id },
  { id: 'value', label: 'Value', cell: ({ value }) => value, sort: { order: 'desc', by: '?sort=value&order=asc' } },
];

const lines: readonly GridLine<Fund>[] = [
  { kind: 'heading', key: 'day', card: '30 June' },
  { kind: 'total', key: 'total', cells: { name: 'Total', value: 30 }, card: 'Total 30' },
  { kind: 'group', key: 'equities', cells: { name: 'Equities' }, card: 'Equities' },
  { kind: 'row', key: 'a', row: { id: 'Alpha', value: 10 } },
  { kind: 'row', key: 'b', row: { id: 'Beta', value: 20 } },
];

const selection: GridSelection<Fund> = { selected: new Set(['a']), onChange: () => undefined, nameOf: ({ id }) => id, actions: 'Archive' };

function rendered(props: { readonly selection?: GridSelection<Fund>; readonly isPaper?: boolean }): string {
  const { isPaper = false, ...rest } = props;
  return inPage(
    <Grid name="Funds" columns={columns} lines={lines} renderCard={({ id }) => `Card of ${id}`} memory="funds" {...rest} />,
    isPaper,
  );
}

function inPage(part: ReactNode, isPaper = false): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => <PaperContext value={isPaper}>{part}</PaperContext> }]);
  return renderToStaticMarkup(
    <TextsContext value={{ locale: 'en', texts: textsByLocale.en }}>
      <Stub />
    </TextsContext>,
  );
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('names its rows, sorts by an address, and says how it is sorted', () => {
  const html = rendered({});
  expect(html).toContain('role="grid"');
  expect(html).toMatch(/<th scope="row"[^>]*>Alpha</);
  expect(html).toMatch(/<th scope="rowgroup"[^>]*>Equities</);
  expect(html).toMatch(/aria-sort="descending"[^>]*><a [^>]*href="\/\?sort=value&amp;order=asc"/);
});

test('is a list of cards too, where headings stand between the rows', () => {
  const [table = '', list = ''] = rendered({}).split('</table>');
  expect(textOf(table)).not.toContain('30 June');
  expect(textOf(list).trim()).toBe('30 June Total 30 Equities Card of Alpha Card of Beta');
});

test('offers all columns but the name to be hidden', () => {
  const menu = inPage(<GridTools columns={columns} memory="funds" />);
  expect(textOf(menu).trim()).toBe('Columns Value');
});

test('says which rows are selected, and what can be done with them', () => {
  const html = rendered({ selection });
  expect(textOf(html)).toContain('1 selected Archive Clear selection');
  expect(html).toMatch(/aria-label="Select Alpha" checked=""/);
  expect(html).not.toMatch(/aria-label="Select Beta" checked=""/);
});

test('is the table alone on paper', () => {
  const html = rendered({ isPaper: true });
  expect(html).not.toMatch(/<ul|<details|<a /);
});
