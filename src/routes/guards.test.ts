import { matchPath, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '#server/request-context.ts';
import { setRequestContext } from '#server/request-context.ts';
import { base } from '#variants/base.ts';
import { variants } from '#variants/registry.ts';
import { onboarded } from './guards.ts';

const asking = variants.default;
const off = { ...asking, sections: { ...asking.sections, processes: false } };

/** Returns the address to which `onboarded` redirects; null if it lets the request through. */
async function sentTo(
  requestContext: object,
  { address, pattern }: { readonly address: string; readonly pattern: string },
): Promise<string | null> {
  const context = new RouterContextProvider();
  setRequestContext(context, requestContext as RequestContext);
  const url = new URL(address, 'https://portal.firm.example');
  try {
    const { params = {} } = matchPath(pattern, url.pathname) ?? {};
    await onboarded({ context, url, pattern, request: new Request(url), params }, () => Promise.resolve(new Response()));
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

const overview = { address: '/dashboard/12', pattern: 'dashboard/:portal' };
const process = { address: '/dashboard/12/processes/onboarding?step=about', pattern: 'dashboard/:portal/processes/:process' };
const to = (from: string) => `/dashboard/12/processes/onboarding?redirectTo=${encodeURIComponent(from)}`;

describe('a client who is asked to fill in a form', () => {
  const requestContext = { variant: asking, portal: { id: '12', owesOnboarding: true } };

  test.each([
    ['/dashboard/12', 'dashboard/:portal', '/dashboard/12'],
    ['/dashboard/12?asOf=2026-03-31', 'dashboard/:portal', '/dashboard/12?asOf=2026-03-31'],
    ['/dashboard/12/account/34', 'dashboard/:portal/account/:account', '/dashboard/12/account/34'],
    ['/dashboard/12/account/34/dates', 'dashboard/:portal/account/:account/dates', '/dashboard/12/account/34'],
    ['/dashboard/12/portfolio/5/explain/value', 'dashboard/:portal/portfolio/:portfolio/explain/:figure', '/dashboard/12/portfolio/5'],
    ['/dashboard/12/calculations', 'dashboard/:portal/calculations', '/dashboard/12/calculations'],
  ])('%s leads to the form, and back', async (address, pattern, back) => {
    expect(await sentTo(requestContext, { address, pattern })).toBe(to(back));
  });

  test('is let through to the form', async () => {
    expect(await sentTo(requestContext, process)).toBeNull();
  });
});

test.each([
  ['nothing is asked', { variant: asking, portal: { id: '12', owesOnboarding: false } }],
  ['the firm has no form', { variant: base, portal: { id: '12', owesOnboarding: true } }],
  ['the firm has no processes', { variant: off, portal: { id: '12', owesOnboarding: true } }],
  ['there is no portal', { variant: asking, portal: null }],
])('no one is sent where %s', async (_what, requestContext) => {
  expect(await sentTo(requestContext, overview)).toBeNull();
});
