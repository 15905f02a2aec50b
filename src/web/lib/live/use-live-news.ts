import { useEffect, useEffectEvent } from 'react';
import type { LiveNews } from '#contracts/live-news.ts';

/** Tells a page that is open what changes. How it is heard is fetched when the page is alive. */
export function useLiveNews(onNews: (news: LiveNews) => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    void import('./live-channel.ts').then(({ openLiveChannel }) => {
      if (!isOver) stop = openLiveChannel((news) => tell(news));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}
