import type { ReportLayout, ReportRow, ReportSection } from '#contracts/reports/report.ts';

/** A page with other rows in one of its sections. */
export function withSection(
  layout: ReportLayout,
  section: ReportSection,
  rows: (rows: readonly ReportRow[]) => readonly ReportRow[],
): ReportLayout {
  const sections = layout.sections?.map((each) => (each.section === section ? { section, rows: rows(each.rows) } : each));
  return { ...layout, ...(sections && { sections }) };
}
