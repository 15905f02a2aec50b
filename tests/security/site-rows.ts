import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

interface Everyone {
  readonly everybody: (outcome: Outcome) => Outcomes;
  readonly nobodies: (outcome: Outcome) => Partial<Outcomes>;
}

const post = (path: string, body: Readonly<Record<string, string>>, outcomes: Outcomes): AccessRow => ({
  method: 'POST',
  path,
  body,
  outcomes,
});

/** The public site: open to everyone, and what is published over the API to whoever is signed in and to other systems (docs/callables.md). */
export function siteRows({ everybody, nobodies }: Everyone): AccessRow[] {
  const published = (name: string, data: object): AccessRow => ({
    method: 'POST',
    path: `/api/v1/callables/${name}`,
    json: { data },
    outcomes: { ...everybody(200), ...nobodies(401), service: 200 },
  });
  return [
    post('/cookies', { choice: 'refuse', back: '/team' }, everybody('→ /team')),
    post('/cookies', { choice: 'all' }, everybody(400)),
    post('/reset-channel', {}, everybody('→ /')),
    post('/demo', { 'form-key': '{formKey}', name: '', email: '', phone: '', words: '' }, everybody(200)),
    post('/demo', { name: 'Ada' }, everybody(400)),
    post('/forms/{siteForm}', { who: 'x'.repeat(201) }, everybody(200)),
    post('/forms/{siteForm}', { nobody: 'asks this' }, everybody(400)),
    post('/forms/{siteForm}', { 'form-key': 'none', who: 'Ada' }, everybody(400)),
    post('/forms/nothing-here', { who: 'Ada' }, everybody(404)),
    { method: 'GET', path: '/nothing-here', outcomes: everybody(404) },
    { method: 'GET', path: '/posts/nothing-here', outcomes: everybody(404) },
    published('getPublishedList', { collection: 'pages' }),
    published('getPublishedContent', { collection: 'pages', address: 'an-entry' }),
    published('getPublishedList', { collection: 'forms' }),
  ];
}

/** Addresses that take something, and lead home whoever reads them. */
export const leadingHome = ({ everybody }: Pick<Everyone, 'everybody'>) => ({
  preferences: everybody('→ /'),
  cookies: everybody('→ /'),
  resetChannel: everybody('→ /'),
});
