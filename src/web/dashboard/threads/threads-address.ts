import { href } from 'react-router';
import type { ThreadsPage } from '#contracts/threads.ts';
import type { ThreadView } from '#domain/thread/thread.ts';

type Asked = Partial<Pick<ThreadsPage, 'find' | 'page'>> & { readonly view?: ThreadView };

/** The query of a list of threads: what goes without saying is left out. */
export function threadsSearch({ view = 'inbox', find = null, page = 1 }: Asked): string {
  const asked = new URLSearchParams();
  if (view !== 'inbox') asked.set('view', view);
  if (find !== null && find !== '') asked.set('find', find);
  if (page > 1) asked.set('page', String(page));
  return asked.size === 0 ? '' : `?${asked.toString()}`;
}

export function threadsAddress(portal: string, asked: Asked = {}): string {
  return href('/dashboard/:portal/messages', { portal }) + threadsSearch(asked);
}

/** A thread beside the list that it was chosen from. */
export function threadAddress(portal: string, thread: string, asked: Asked = {}): string {
  return href('/dashboard/:portal/messages/:thread', { portal, thread }) + threadsSearch(asked);
}

/** Where someone goes on with a new message. */
export function draftAddress(portal: string, draft: string): string {
  return `${href('/dashboard/:portal/messages/new', { portal })}?draft=${draft}`;
}
