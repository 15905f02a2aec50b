import type { Commentary } from '#contracts/commentary.ts';
import type { Visit } from '../../visit.ts';
import { languagesFor, spoken, written } from '../site/spoken.ts';

/** The published commentary that the reader may read, of today or before, the newest first. */
export async function readCommentary(visit: Pick<Visit, 'db' | 'locale' | 'variant' | 'today'>, limit: number): Promise<Commentary[]> {
  const languages = languagesFor(visit);
  const entries = await visit.db.read(({ publishedContent }) =>
    publishedContent.list('commentary', { by: { date: 'reportdate' }, limit, until: visit.today }),
  );
  return entries.flatMap(({ id, values }) => {
    const body = written(values, 'body', languages);
    return body === null ? [] : [{ id, title: spoken(values, 'title', languages) ?? values.name, date: String(values.reportdate), body }];
  });
}
