import { useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import type { LiveNews } from '#contracts/live-news.ts';
import { getPage, pageOfRoute } from '#contracts/pages/page-at.ts';
import { RefreshWhenFree } from './refresh-when-free.ts';

/** Loads the page anew when what it shows has changed, in its place. `account` is the one that it is about; null where it is about all, or none. */
export function useRefresh(account: string | null): (news: LiveNews) => void {
  const page = pageOfRoute(useMatches().at(-1)?.id ?? '');
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { revalidate, state } = useRevalidator();
  const [refresh] = useState(() => new RefreshWhenFree());
  const isFree = navigation.state === 'idle' && state === 'idle';
  useEffect(() => refresh.learn(isFree ? () => void revalidate() : null), [refresh, isFree, revalidate]);
  useEffect(() => (pathname ? () => refresh.forget() : undefined), [refresh, pathname]);
  const follows = page === null ? [] : (getPage(page).follows ?? []);
  return (news) => {
    // The guards of the page say where to go without a session.
    if (news.kind === 'ended') void revalidate();
    else if (concerns(news, follows, account)) refresh.ask();
  };
}

function concerns(news: LiveNews, follows: readonly string[], account: string | null): boolean {
  if (news.kind === 'again') return follows.length > 0;
  if (!follows.includes(news.kind)) return false;
  return news.kind !== 'accounts' || account === null || news.ids.includes(account);
}
