import { useEffect, useState } from 'react';
import { href } from 'react-router';
import type { NotificationsPage } from '#contracts/people/notifications.ts';
import { loadTopics } from '../../lib/load-words.ts';

export type Newest = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly page: NotificationsPage };

/** The newest notifications, asked for when this is first shown, and the words that they are told in. Failing is no failure of the page. */
export function useNewest(): readonly [newest: Newest, again: () => void] {
  const [newest, setNewest] = useState<Newest>({ state: 'loading' });
  useEffect(() => {
    void ask().then(setNewest);
  }, []);
  const again = () => {
    setNewest({ state: 'loading' });
    void ask().then(setNewest);
  };
  return [newest, again];
}

async function ask(): Promise<Newest> {
  try {
    const [answer] = await Promise.all([fetch(href('/profile/notifications/newest')), loadTopics(['notifications'])]);
    if (!answer.ok || answer.redirected) return { state: 'failed' };
    return { state: 'ready', page: (await answer.json()) as NotificationsPage };
  } catch {
    return { state: 'failed' };
  }
}
