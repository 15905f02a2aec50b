/**
 * Returns properties of a record, each under the name that its line has for it.
 *
 * @example pickAs({ externalId: '7' }, [{ column: 'externalId', field: 'external_id' }], { from: 'column', to: 'field' }) // { external_id: '7' }
 */
export function pickAs<
  Source extends Readonly<Record<Line[From], unknown>>,
  const Line extends Readonly<Record<From | To, string>>,
  From extends string,
  To extends string,
>(source: Source, lines: readonly Line[], { from, to }: { readonly from: From; readonly to: To }) {
  const picked = lines.map((line) => [line[to], source[line[from]]]);
  return Object.fromEntries(picked) as { readonly [Each in Line as Each[To]]: Source[Each[From]] };
}
