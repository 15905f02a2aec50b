import { redirect } from 'react-router';
import { formKeyIn } from '#server/operations/idempotency/form-key.ts';
import { acceptInvitation, readInvitation } from '#server/operations/invitations/accept-invitation.ts';
import { signOut } from '#server/operations/sessions/sign-out.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { LinkPage } from '#web/site/link-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/invite.ts';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields } from './form-fields.ts';
import { parsePassword } from './parse-password.ts';

/** The purpose of the page for an invited user who has a password, by the kind of invitation. */
const beside = { account: 'join', portal: 'joinPortal', delegation: 'joinDelegate', person: 'invite' } as const;

/** Looking at an invitation changes nothing. */
export const loader = handleRoute(async ({ auth, variant, locale }, { params }: Route.LoaderArgs) => {
  const invitation = await readInvitation(auth.services, params.token);
  const asksPassword = invitation?.asksPassword ?? false;
  return {
    brand: localiseBrand(variant.brand, locale),
    languages: variant.locales,
    rule: variant.passwordRule,
    isGood: invitation !== null,
    invited: invitation && { email: invitation.email, portal: invitation.portal },
    asksPassword,
    to: invitation?.to ?? 'account',
    termsLabel: asksPassword && invitation?.portal?.hasTerms ? variant.termsLabel[locale] : null,
  };
});

/** The client has the account, or the adviser the portal, and a PIN is on its way or their own password is asked for. Anyone who was signed in with this browser no longer is. */
export const action = handleForm(async ({ auth }, { params: { token }, request }: Route.ActionArgs) => {
  const { database, services, cookies, sessionToken } = auth;
  const fields = await formFields(request);
  const begun = await acceptInvitation(services, {
    token,
    password: parsePassword(fields.password),
    hasAcceptedTerms: fields.terms === 'accepted',
    key: formKeyIn(fields),
  });
  if (sessionToken) await signOut(database, sessionToken);
  const attempt = begun ? cookies.set('attempt', begun.attemptToken) : cookies.clear('attempt');
  const written = await Promise.all([attempt, cookies.clear('session')]);
  throw redirect(begun ? '/login' : '/login?linked', { headers: written.map((cookie) => ['set-cookie', cookie]) });
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export default function Invite({ loaderData: { to, ...shown }, actionData }: Route.ComponentProps) {
  return <LinkPage {...shown} purpose={shown.asksPassword ? 'invite' : beside[to]} refusal={actionData ?? null} />;
}
