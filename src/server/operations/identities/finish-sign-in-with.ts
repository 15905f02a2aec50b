import type { RequestContext } from '../../request-context.ts';
import { enterWithSession } from '../sessions/enter-with-session.ts';
import { offeredProvider } from './offered-provider.ts';
import { refusedPath } from './refused-path.ts';
import { type Returned, returnFromProvider } from './return-from-provider.ts';
import type { Leading } from './start-sign-in-with.ts';

interface Finish {
  /** As the address names it. */
  readonly provider: string;
  readonly search: URLSearchParams;
}

const home = '/portals';

/** Back from a provider: to the second step, or to why not. The signed-in user already stays who they are. */
export async function finishSignInWith(
  context: Pick<RequestContext, 'actor' | 'auth' | 'log'>,
  { provider: name, search }: Finish,
): Promise<Leading> {
  const { cookies } = context.auth;
  const provider = offeredProvider(context, name);
  if (context.actor.kind !== 'guest') return { to: home, cookies: [await cookies.clear('identity')] };
  const { back, outcome } = await returnFromProvider(context, provider, search);
  const forgotten = back === null ? [] : [await cookies.clear('identity')];
  if (outcome.kind === 'refused') return { to: refusedPath({ provider, why: outcome.why, back }), cookies: forgotten };
  const { to, cookies: written } = await goOn(context, back ?? home, outcome);
  return { to, cookies: [...forgotten, ...written] };
}

async function goOn({ auth }: Pick<RequestContext, 'auth'>, back: string, outcome: Exclude<Returned['outcome'], { kind: 'refused' }>) {
  if (outcome.kind === 'signed-in') return { to: back, cookies: (await enterWithSession(auth, outcome.session)).cookies };
  return {
    to: `/login?redirectTo=${encodeURIComponent(back)}`,
    cookies: [await auth.cookies.set('attempt', outcome.attemptToken)],
  };
}
