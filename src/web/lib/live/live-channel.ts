import type { LiveNews } from '#contracts/live-news.ts';

/** The name of the channel that the tabs of a browser share. */
const name = 'live';

/** Milliseconds: a page that is left at once asks for no stream; and how long after a refusal it is asked for again. */
const pauses = { begin: 1500, refused: 30_000 };

/**
 * Hears what the server tells open pages. A browser has few connections to a server: one tab at a time holds the stream and tells the others. Without
 * the stream pages are as they were loaded.
 */
export function openLiveChannel(onNews: (news: LiveNews) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveNews>) => onNews(data), { signal });
  const tell = (news: LiveNews) => {
    onNews(news);
    channel.postMessage(news);
  };
  const timer = window.setTimeout(() => {
    // Where there are no locks, over http, there is no stream.
    const held = (navigator.locks as LockManager | undefined)?.request(name, { signal }, () => listen(tell, signal));
    held?.catch(() => undefined);
  }, pauses.begin);
  return () => {
    clearTimeout(timer);
    stopped.abort();
    channel.close();
  };
}

/** As long as the tab is there. */
function listen(tell: (news: LiveNews) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let wasOpen = false;
    const open = () => {
      if (signal.aborted) return;
      source = new EventSource('/api/v1/events');
      source.addEventListener('open', () => {
        // What came in between was told no one.
        if (wasOpen) tell({ kind: 'again' });
        wasOpen = true;
      });
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const news = JSON.parse(data) as LiveNews;
        if (news.kind === 'ended') source?.close();
        tell(news);
      });
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) setTimeout(open, pauses.refused);
      });
    };
    signal.addEventListener('abort', () => {
      source?.close();
      resolve();
    });
    open();
  });
}
