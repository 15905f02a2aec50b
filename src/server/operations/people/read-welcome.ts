import { href } from 'react-router';
import type { Welcome, WelcomePlace } from '#contracts/people/welcome.ts';
import { isOfTheFirm, isOnBehalf } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';
import { findSingleAccount } from '../portals/find-single-account.ts';
import { isOffered } from '../portals/read-navigation.ts';

const maxAccounts = 3;

/** Returns the welcome for the signed-in user on the current portal, or null if they dismissed it or are viewing as a client. */
export async function readWelcome(context: RequestContext): Promise<Welcome | null> {
  const { actor, db, portal, signedIn } = context;
  if (!signedIn || !portal || isOnBehalf(actor) || signedIn.user.hideIntroText) return null;
  const isOfFirm = isOfTheFirm(actor);
  const { unlinked, messages } = await db.read(async ({ accounts, clientGroups }) => ({
    unlinked: isOfFirm ? [] : await accounts.unlinkedNames(portal.id, maxAccounts),
    messages: await clientGroups.welcomeTexts(portal.id),
  }));
  return {
    name: signedIn.user.name,
    places: await placesOf(context, { portal: portal.id, isOfFirm }),
    messages,
    unlinked,
    signedInAt: signedIn.session.signedInAt,
  };
}

async function placesOf(context: RequestContext, { portal, isOfFirm }: { readonly portal: string; readonly isOfFirm: boolean }) {
  const account = isOfFirm ? null : await findSingleAccount(context);
  const places: readonly (readonly [WelcomePlace, string, boolean])[] = [
    isOfFirm
      ? ['clients', href('/dashboard/:portal', { portal }), true]
      : [
          'portfolios',
          account ? href('/dashboard/:portal/account/:account', { portal, account }) : href('/dashboard/:portal', { portal }),
          true,
        ],
    ['library', href('/dashboard/:portal/library', { portal }), await isOffered(context, 'library')],
    ['messages', href('/dashboard/:portal/messages', { portal }), await isOffered(context, 'messages')],
    [
      'investmentAdvice',
      href('/dashboard/:portal/investment-advice', { portal }),
      context.variant.welcomesToAdvice && !isOfFirm && (await isOffered(context, 'investmentAdvice')),
    ],
  ];
  return places.flatMap(([place, address, isOpen]) => (isOpen ? [{ place, href: address }] : []));
}
