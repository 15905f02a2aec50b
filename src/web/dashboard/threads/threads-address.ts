import { href } from 'react-router';
import type { ThreadsPage } from '#contracts/threads.ts';
import type { ThreadView } from '#domain/thread/thread.ts';

type Asked = Partial<Pick<ThreadsPage, 'find' | 'process' | 'group' | 'page'>> & { readonly view?: ThreadView };

/** The query of a list of threads: what goes without saying is left out. */
export function threadsSearch({ view = 'inbox', find, process, group, page = 1 }: Asked): string {
  const asked = { view: view === 'inbox' ? null : view, find, process, group, page: page > 1 ? String(page) : null };
  const said = Object.entries(asked).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}

export function threadsAddress(portal: string, asked: Asked = {}): string {
  return href('/dashboard/:portal/messages', { portal }) + threadsSearch(asked);
}

/** A thread beside the list that it was chosen from. */
export function threadAddress(portal: string, thread: string, asked: Asked = {}): string {
  return href('/dashboard/:portal/messages/:thread', { portal, thread }) + threadsSearch(asked);
}

/** Returns the address where the author continues the draft of a new message. */
export function draftAddress(portal: string, draft: string): string {
  return `${href('/dashboard/:portal/messages/new', { portal })}?draft=${draft}`;
}
