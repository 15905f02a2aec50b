import type { Commentary, NewestCommentary } from '#contracts/commentary.ts';
import { mediaInText, toPlainText, type RichText } from '#domain/content/rich-text.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { downloadOf } from '../media/download-of.ts';
import { picturesById, picturesOf } from '../site/site-pictures.ts';
import { listLanguages, spoken, written } from '../site/spoken.ts';

/** Characters of a commentary that are read before it is opened. */
const maxBeginning = 280;
/** The number of commentaries shown beside figures. */
const maxNewest = 3;

type Reading = Pick<RequestContext, 'locale' | 'variant' | 'today'>;

/** Reads the published commentary that the reader may read, of today or before, the newest first. */
export async function readCommentary(context: Reading & Pick<RequestContext, 'db'>, limit: number): Promise<Commentary[]> {
  return context.db.read(async (snapshot) => {
    const notes = await commentaryIn(snapshot, context, limit);
    const inTexts = notes.map(({ body }) => mediaInText(body));
    const pictureOf = await picturesOf(snapshot, inTexts.flat(), listLanguages(context));
    return notes.map((note, at) => ({ ...note, textPictures: picturesById(inTexts[at] ?? [], pictureOf) }));
  });
}

/** Reads the newest commentary for a page of figures, in its snapshot. */
export async function newestCommentary(snapshot: Pick<Queries, 'publishedContent'>, context: Reading): Promise<NewestCommentary> {
  const newest = await commentaryIn(snapshot, context, maxNewest);
  return { rows: newest.map(({ body: _body, ...note }) => note) };
}

async function commentaryIn(
  { publishedContent }: Pick<Queries, 'publishedContent'>,
  context: Reading,
  limit: number,
): Promise<Omit<Commentary, 'textPictures'>[]> {
  const languages = listLanguages(context);
  const entries = await publishedContent.commentary({ limit, until: context.today });
  return entries.flatMap(({ id, values, attachment }) => {
    const body = written(values, 'body', languages);
    if (body === null) return [];
    const title = spoken(values, 'title', languages) ?? values.name;
    const date = String(values.reportdate);
    return [{ id, title, date, body, beginning: beginningOf(body), attachment: attachment && downloadOf(attachment) }];
  });
}

/** The text below the first heading: what stands below the next would run into it. */
function beginningOf({ content }: RichText): string {
  const first = content.findIndex(({ type }) => type !== 'heading');
  const next = content.findIndex(({ type }, at) => at > first && type === 'heading');
  const text = toPlainText({ content: content.slice(Math.max(first, 0), next === -1 ? undefined : next) });
  return text.length > maxBeginning ? `${text.slice(0, text.lastIndexOf(' ', maxBeginning))} …` : text;
}
