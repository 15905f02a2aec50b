/** An entry that a firm has made: of a page of the portal, or a link of its own (`page` null). */
interface MadeEntry {
  readonly page: string | null;
  /** False if the reader's role is not among those for whom the entry is. */
  readonly isVisible: boolean;
}

/** An entry as it is drawn: a usual one as it is, one with what the firm has made of it, or a link of the firm. */
interface Arranged<Usual, Made> {
  readonly usual?: Usual;
  readonly made?: Made;
}

/**
 * Arranges the usual entries of a portal and those that the firm has made, which come in the firm's order. An entry of a page takes the place of
 * the usual ones of that page, and several share their places out in the firm's order; a link follows the entry before it. Links before any page
 * come last. An entry that the reader may not see is left out, also the usual one in whose place it stands; so is one of a page that the reader
 * has not got.
 */
export function arrangeNavigation<Usual extends { readonly page?: string }, Made extends MadeEntry>(
  usual: readonly Usual[],
  made: readonly Made[],
): Arranged<Usual, Made>[] {
  const ofPage = Map.groupBy(usual, ({ page }) => page);
  const takes = new Set(made.flatMap(({ page }) => (page !== null && ofPage.has(page) ? [page] : [])));
  const { runs, last } = runsOf(made, takes);
  const places = new Map([...ofPage.keys()].filter((page) => page !== undefined && takes.has(page)).map((page, index) => [page, index]));
  const drawn = (entries: readonly Made[]) =>
    entries
      .filter(({ isVisible }) => isVisible)
      .flatMap((entry): Arranged<Usual, Made>[] =>
        entry.page === null ? [{ made: entry }] : (ofPage.get(entry.page) ?? []).map((one) => ({ usual: one, made: entry })),
      );
  const arranged = usual.flatMap((entry): Arranged<Usual, Made>[] => {
    const place = places.get(entry.page);
    if (place === undefined) return [{ usual: entry }];
    return ofPage.get(entry.page)?.[0] === entry ? drawn(runs[place] ?? []) : [];
  });
  return [...arranged, ...drawn(last)];
}

/** The entries of pages, each with the links after it, and the links before the first of them. The first entry of a page is the one that counts. */
function runsOf<Made extends MadeEntry>(made: readonly Made[], takes: ReadonlySet<string>): { runs: Made[][]; last: Made[] } {
  const runs: Made[][] = [];
  const last: Made[] = [];
  const taken = new Set<string>();
  for (const entry of made) {
    if (entry.page === null) (runs.at(-1) ?? last).push(entry);
    else if (takes.has(entry.page) && !taken.has(entry.page)) {
      taken.add(entry.page);
      runs.push([entry]);
    }
  }
  return { runs, last };
}
