import type { Home, HomeDocuments, HomeMessages } from '#contracts/home.ts';
import { dayPartAt } from '#domain/home/day-part.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { readCommentary } from '../commentary/read-commentary.ts';
import { readNewestDocuments } from '../library/read-library.ts';
import { isOffered } from '../portals/read-navigation.ts';
import { readNewestThreads } from '../threads/read-threads.ts';

const maxDocuments = 5;
const maxThreads = 3;

/** Returns a client's home on the current portal, beside the figures: news of the library and of messages, as far as they may open them. */
export async function readHome(context: RequestContext): Promise<Home> {
  const [documents, messages, [newest]] = await Promise.all([newDocuments(context), newMessages(context), readCommentary(context, 1)]);
  const commentary = newest ? { title: newest.title, date: newest.date, beginning: newest.beginning } : null;
  return { greeting: greetingOf(context), commentary, documents, messages };
}

/** On behalf of a client it is the client who is greeted. */
function greetingOf({ signedIn, variant }: RequestContext): Home['greeting'] {
  const hour = Number(localMoment(new Date().toISOString(), variant.timeZone).slice(11, 13));
  return { name: signedIn?.viewing?.client?.name ?? signedIn?.user.name ?? '', dayPart: dayPartAt(hour) };
}

async function newDocuments(context: RequestContext): Promise<HomeDocuments | null> {
  if (!(await isOffered(context, 'library'))) return null;
  const documents = await readNewestDocuments(context, maxDocuments);
  return {
    newest: documents.map(({ id, title, arrivedAt, extension, size, isNew, openAsk, number, marks }) => ({
      id,
      title,
      arrivedAt,
      extension,
      size,
      isNew,
      openAsk,
      number,
      marks,
    })),
  };
}

async function newMessages(context: RequestContext): Promise<HomeMessages | null> {
  if (!(await isOffered(context, 'messages'))) return null;
  const { threads, unread } = await readNewestThreads(context, maxThreads);
  return {
    unread,
    newest: threads.map(({ id, subject, assigned, lastAt, isUnread }) => ({ id, subject, assigned, lastAt, isUnread })),
  };
}
