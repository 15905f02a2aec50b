import type { BlockId } from './blocks.ts';
import type { ReportLayout, ReportRow, ReportSection, ReportSectionLink } from './report.ts';

interface Asked {
  /** As the address names it; its summary where it names none. */
  readonly section?: string | undefined;
  /** True if the page has documents of its subject. Documents are not blocks, and no variant lists them. */
  readonly hasDocuments?: boolean;
  /** A tab opens the section that it stands in, where no section is named: so it was asked for before there were sections. */
  readonly tab?: string | undefined;
}

/** The section of a page that is asked for, with its rows as the layout; null where the page has none of that name. */
export function sectionOf(
  { headline, rows, sections = [] }: ReportLayout,
  { section, tab, hasDocuments = false }: Asked,
): { readonly section: ReportSection; readonly layout: ReportLayout } | null {
  if (section === 'documents' && hasDocuments && sections.length > 0) return { section, layout: { headline, rows: [] } };
  const summary = { section: 'summary', rows } as const;
  const all = [summary, ...sections];
  const unnamed = all.find(({ rows: its }) => tab !== undefined && rowsHaveTab(its, tab)) ?? summary;
  const shown = section === undefined ? unnamed : sections.find((each) => each.section === section);
  return shown ? { section: shown.section, layout: { headline, rows: shown.rows } } : null;
}

/** The sections of a page in their order; none where it has only its own rows. */
export function listSections(
  { rows, sections = [] }: ReportLayout,
  { hasDocuments = false }: Pick<Asked, 'hasDocuments'> = {},
): readonly ReportSectionLink[] {
  if (sections.length === 0) return [];
  const ofBlocks = [{ section: 'summary', rows } as const, ...sections].flatMap(({ section, rows: its }) => {
    const [first] = its.flatMap(blocksOf);
    return first ? [{ section, first }] : [];
  });
  return hasDocuments ? [...ofBlocks, { section: 'documents', first: null }] : ofBlocks;
}

function blocksOf(row: ReportRow): readonly BlockId[] {
  return (row.kind === 'tabs' ? row.tabs : row.blocks).map(({ block }) => block);
}

/** Some tabs have become blocks of a section: they are called alike. */
function rowsHaveTab(rows: readonly ReportRow[], tab: string): boolean {
  return rows.some((row) =>
    row.kind === 'tabs' ? row.tabs.some((each) => each.tab === tab) : row.blocks.some(({ block }) => block === tab),
  );
}

/** Returns true if a section of the page has the tab. */
export function hasTab({ rows, sections = [] }: ReportLayout, tab: string): boolean {
  return [rows, ...sections.map((section) => section.rows)].some((each) => rowsHaveTab(each, tab));
}

/** The layout with what becomes of its rows, in each section; a section that is left with none goes. */
export function withRows({ sections, ...layout }: ReportLayout, change: (row: ReportRow) => ReportRow[]): ReportLayout {
  const kept = sections?.map(({ section, rows }) => ({ section, rows: rows.flatMap(change) })).filter(({ rows }) => rows.length > 0);
  return { ...layout, rows: layout.rows.flatMap(change), ...(kept && { sections: kept }) };
}
