import { setUnreached } from './unreached.ts';

/**
 * Without a connection nothing that needs one is begun: a link would end on a page of the browser's own, and a form would lose what was typed.
 * Returns what ends it.
 */
export function blockWhileOffline(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('click', holdBackLink, options);
  document.addEventListener('submit', holdBackForm, options);
  return () => listening.abort();
}

function holdBackLink(event: MouseEvent): void {
  if (navigator.onLine || isForAnotherTab(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !leadsToServer(link)) return;
  stop(event);
  const isFile = link.hasAttribute('download');
  setUnreached({ address: isFile ? null : link.href.slice(link.origin.length), fault: 'offline', requestId: null });
}

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) => button !== 0 || metaKey || ctrlKey || shiftKey;

function leadsToServer({ href, origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  if (href === '' || origin !== location.origin || href.startsWith('blob:')) return false;
  return hash === '' || pathname !== location.pathname || search !== location.search;
}

function holdBackForm(event: SubmitEvent): void {
  if (navigator.onLine || (event.target instanceof HTMLFormElement && event.target.method === 'dialog')) return;
  stop(event);
  setUnreached({ address: null, fault: 'offline', requestId: null });
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
