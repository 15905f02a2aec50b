import { href } from 'react-router';
import type { RequestContext } from '../../request-context.ts';
import { redirectToProvider } from './redirect-to-provider.ts';
import { offeredProvider } from './offered-provider.ts';
import { refusedPath } from './refused-path.ts';

interface Start {
  /** As the address names it. */
  readonly provider: string;
  readonly back: string;
  /** That the browser asked. */
  readonly host: string;
}

/** The browser's destination, with the cookies to set. */
export interface Leading {
  readonly to: string;
  readonly cookies: readonly string[];
}

/** The button of a provider was pressed. Only the first host of a firm is known to providers: pressed elsewhere it leads to the button there. */
export async function startSignInWith(
  context: Pick<RequestContext, 'actor' | 'auth' | 'log'>,
  { provider: name, back, host }: Start,
): Promise<Leading> {
  const { actor, auth } = context;
  const { origin } = auth.services;
  const provider = offeredProvider(context, name);
  if (actor.kind !== 'guest') return { to: back, cookies: [] };
  if (new URL(origin).host !== host) return { to: `${origin}${href('/login')}?redirectTo=${encodeURIComponent(back)}`, cookies: [] };
  const asked = await redirectToProvider(context, { provider, back });
  return asked.kind === 'asked'
    ? { to: asked.address, cookies: [await auth.cookies.set('identity', asked.secret)] }
    : { to: refusedPath({ provider, why: asked.why, back }), cookies: [] };
}
