import { href, useNavigation } from 'react-router';
import type { NavigationEntry } from '#contracts/pages/navigation.ts';
import type { LoadedUnread } from '#contracts/people/notifications.ts';
import { useLiveNews } from '../../lib/live/use-live-news.ts';
import type { Place } from '../page-path.ts';
import { useRefresh } from '../use-refresh.ts';
import { useUnread } from './use-unread.ts';

interface Loaded {
  /** Null for whom there are none. */
  readonly unread: LoadedUnread | null;
  readonly navigation: readonly NavigationEntry[];
}

/** Keeps an open page as things are by now: how many notifications wait, and in the navigation how many messages. */
export function useLivePage(
  { unread, navigation }: Loaded,
  { report }: Place,
): Pick<Loaded, 'navigation'> & { readonly unread: number | null } {
  const entry = navigation.flatMap((each) => [each, ...(each.below ?? [])]).find(({ page }) => page === 'messages');
  const bell = useUnread(unread, href('/profile/notifications/unread'));
  const messages = useUnread(entry ?? null, `${entry?.href}/unread`);
  const refresh = useRefresh(report?.account?.id ?? null);
  const isLeaving = useNavigation().state !== 'idle';
  useLiveNews((news) => {
    // The stream opens again when the reader begins to look as a client: the page that is on its way brings the numbers.
    const isAgain = news.kind === 'again' && !isLeaving;
    if (news.kind === 'notifications' || isAgain) bell.ask();
    if (news.kind === 'threads' || isAgain) messages.ask();
    refresh(news);
  });
  const { count } = messages;
  const counted = (each: NavigationEntry): NavigationEntry => ({
    ...each,
    ...(each === entry && count !== null && { count }),
    ...(each.below && { below: each.below.map(counted) }),
  });
  return { unread: bell.count, navigation: navigation.map(counted) };
}
