import { generatePath, href } from 'react-router';
import type { FoundAction, FoundAnywhere } from '#contracts/found-client.ts';
import { getPage } from '#contracts/pages/page-at.ts';
import type { PageName } from '#contracts/pages/pages.ts';
import { clientRecordsPolicy } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { withoutAccents } from '#domain/without-accents.ts';
import type { TextKey } from '#wording/texts.ts';
import type { RequestContext } from '../../request-context.ts';
import { canCreatePortal } from '../portals/can-create-portal.ts';
import { isOffered } from '../portals/read-navigation.ts';

interface Action {
  readonly text: TextKey;
  /** The page where it begins: whoever may open that may do it. */
  readonly page: PageName;
  /** The end of the address after that of the page. */
  readonly end?: string;
  readonly isFile?: true;
}

const actions: readonly Action[] = [
  { text: 'records.actions.write', page: 'newMessage' },
  { text: 'threads.several.link', page: 'newMailing' },
  { text: 'records.actions.sendDocument', page: 'newDelivery' },
  { text: 'records.actions.requestDocuments', page: 'requests', end: '?new=1' },
  { text: 'collections.accounts.add', page: 'overview', end: '?drawer=accounts:new&flow=client' },
  { text: 'collections.groups.add', page: 'overview', end: '?drawer=groups:new' },
  { text: 'clientInvitations.title', page: 'clientInvitations' },
  { text: 'records.actions.importFigures', page: 'imports' },
  { text: 'records.actions.exportClients', page: 'overview', end: '/my_accounts.csv', isFile: true },
  { text: 'records.actions.exportPortfolios', page: 'overview', end: '/portfolios.csv', isFile: true },
  { text: 'records.actions.createPortal', page: 'newPortal' },
];

/** The number of actions, and of clients to write to, that a list of matches shows. */
const maxActions = 8;
const maxLetters = 3;

/**
 * Finds what one of the firm's people may do on the current portal, by the beginnings of its words, and the clients with these words to whom they can
 * write.
 *
 * @returns nothing without words
 * @throws AppError `page-not-found` without a portal; AccessRefused `page-not-found` for all but the firm's people
 */
export async function findActions(context: RequestContext, typed: string): Promise<Pick<FoundAnywhere, 'actions' | 'letters'>> {
  authorize({ policy: clientRecordsPolicy, action: 'read', notFound: 'page-not-found' }, context.actor, {});
  if (!context.portal) throw new AppError('page-not-found');
  const { id: portal } = context.portal;
  if (typed.trim() === '') return { actions: [], letters: [] };
  const named = actions.map((action) => ({ ...action, name: context.texts(action.text) })).filter(({ name }) => hasWords(name, typed));
  const offered = await Promise.all(named.map(async ({ page }) => isOpenTo(context, page)));
  return {
    actions: named
      .filter((_action, nth) => offered[nth])
      .slice(0, maxActions)
      .map(({ name, page, end = '', isFile = false }) => ({ name, address: addressOf(page, portal) + end, isFile })),
    letters: (await isOpenTo(context, 'newMessage')) ? await lettersTo(context, portal, typed) : [],
  };
}

/** As the entries of the navigation, which has none for the list of clients where the firm has no such list, nor for portals that cannot be more. */
async function isOpenTo(context: RequestContext, page: PageName): Promise<boolean> {
  if (page === 'overview' && !context.variant.sections.clients) return false;
  if (page === 'newPortal' && !(await canCreatePortal(context))) return false;
  return isOffered(context, page);
}

/** The client may be named alone or after the words of the action: “Hartwell”, “write to Hartwell”. */
async function lettersTo({ db, texts }: RequestContext, portal: string, typed: string): Promise<FoundAction[]> {
  const before = new Set(wordsOf(texts('records.actions.writeTo', { name: '' })));
  const words = typed.trim().split(/\s+/);
  const first = words.findIndex((word) => !before.has(wordsOf(word).join('')));
  if (first === -1) return [];
  const find = words.slice(first).join(' ');
  const clients = await db.read(async ({ threads }) => {
    const named = (await threads.writable(portal, { find })).slice(0, maxLetters);
    const readers = await Promise.all(named.map(async ({ id }) => threads.client(id)));
    return named.filter((_client, nth) => readers[nth] !== null);
  });
  return clients.map(({ id, name }) => ({
    name: texts('records.actions.writeTo', { name }),
    address: `${href('/dashboard/:portal/messages/new', { portal })}?to=${id}`,
    isFile: false,
  }));
}

function addressOf(page: PageName, portal: string): string {
  return generatePath<string>(getPage(page).path, { portal });
}

/** Returns true if each typed word begins one of the text's, as they are accented or not. */
function hasWords(text: string, typed: string): boolean {
  const words = wordsOf(text);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}

function wordsOf(text: string): string[] {
  return withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
