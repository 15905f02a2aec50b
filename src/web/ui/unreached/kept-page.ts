import { faultOf, type Results } from './fault-of.ts';
import { setUnreached, type Unreached } from './unreached.ts';

/** Longer than the server gives itself for a page. */
const patience = 30_000;

/** The page that is shown, as far as what comes next has to know of it. */
interface Shown {
  readonly address: string;
  /** Returns true while the router leaves for another page or reloads this one. */
  readonly isLeaving: () => boolean;
  readonly stay: () => void;
  readonly isFramed: boolean;
}

let shown: Shown | null = null;
let isStaying = false;

export const isFrameShown = (): boolean => shown?.isFramed === true;

/** Says which page is to be kept; it is none any more when what is returned is called. */
export function retainPage(page: Shown): () => void {
  shown = page;
  return () => {
    if (shown === page) shown = null;
  };
}

interface Asked {
  readonly request: Request;
  readonly url: URL;
}

/**
 * A page that does not come leaves the one before it where it is, and a banner says so. The router knows no way back from a navigation
 * that has begun: it is sent to the page that is shown, for which nothing is asked.
 */
export async function stayWhenUnreached({ request, url }: Asked, next: () => Promise<Results>): Promise<Results> {
  if (isBackTo(url)) return {};
  const loaded = await inTime(request, next);
  const fault = loaded === null ? silent : faultOf(loaded);
  if (request.signal.aborted) return loaded ?? {};
  if (fault) return kept(loaded ?? {}, { request, address: isSent(request) ? null : addressOf(url), ...offline(fault) });
  if (!isSent(request)) setUnreached(null);
  return loaded ?? {};
}

const addressOf = ({ pathname, search }: URL) => pathname + search;
/** Returns true when the address is that of the visible page, to which the router has returned. */
const isBackTo = (url: URL) => isStaying && addressOf(url) === shown?.address;
const silent = { fault: 'silent', requestId: null } as const;
const isSent = ({ method }: Request) => method !== 'GET';

/** Keeps the visible page. The failed request of a part fails in that part alone; a sent form gets no answer, and its typed values stay. */
async function kept(loaded: Results, { request, ...unreached }: Unreached & { readonly request: Request }): Promise<Results> {
  await drawn();
  const page = shown;
  if (!page || (!isSent(request) && !page.isLeaving())) return loaded;
  setUnreached(unreached);
  if (!page.isLeaving()) return unanswered(loaded);
  isStaying = true;
  const ended = aborted(request);
  page.stay();
  await ended;
  return loaded;
}

/** To be said by the page that was kept, once it is shown again. */
export function hasStayed(): void {
  isStaying = false;
}

const offline = (fault: Pick<Unreached, 'fault' | 'requestId'>) => (navigator.onLine ? fault : { ...fault, fault: 'offline' as const });

function unanswered(loaded: Results): Results {
  return Object.fromEntries(Object.keys(loaded).map((id) => [id, { type: 'data' as const, result: undefined }]));
}

/** Null for a page that does not come in time. What was sent is waited for as long as it takes. */
async function inTime<Loaded>(request: Request, next: () => Promise<Loaded>): Promise<Loaded | null> {
  if (isSent(request)) return next();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  try {
    return await Promise.race([next(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** React draws that a navigation has begun a little after the router knows; a part of a page is none, for which a second is enough. */
async function drawn(): Promise<void> {
  for (let waited = 0; waited < 1000 && shown?.isLeaving() === false; waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const aborted = (request: Request) =>
  new Promise<void>((resolve) => {
    request.signal.addEventListener('abort', () => resolve(), { once: true });
  });
