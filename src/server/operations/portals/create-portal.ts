import * as z from 'zod';
import type { NewPortalProblems } from '#contracts/new-portal.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { portalCreationPolicy } from '#domain/portal/portal-policy.ts';
import { isEmailAddress } from '#domain/sign-in/email-address.ts';
import type { Variant } from '#variants/variant.ts';
import type { Visit } from '../../visit.ts';

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u)
    .transform((text) => text.trim());

/** What the form for a new portal may send. */
const PortalForm = z.strictObject({
  intent: z.literal('create'),
  name: line(120),
  subtitle: line(200),
  theme: line(40),
  language: line(10),
  phone: line(40),
  email: line(254),
});
type PortalForm = z.infer<typeof PortalForm>;

/** A portal that was made, or what is wrong with the form. */
export type PortalCreation = { readonly id: string } | { readonly problems: NewPortalProblems };

const creating = { policy: portalCreationPolicy, action: 'create', notFound: 'page-not-found' } as const;

/**
 * An administrator, or an adviser for his organisation, makes a portal and becomes its owner.
 *
 * @throws AppError `form-not-understood`, `page-not-found` for whom it is not meant, `no-organisation` for an adviser who works for none,
 * `portals-full`
 */
export async function createPortal(
  { actor, signedIn, variant, entrance }: Pick<Visit, 'actor' | 'signedIn' | 'variant' | 'entrance'>,
  fields: Record<string, unknown>,
): Promise<PortalCreation> {
  authorize(creating, actor, {});
  const { data: form } = PortalForm.safeParse(fields);
  if (!form || !signedIn) throw new AppError('form-not-understood');
  const problems = problemsOf(form, variant);
  if (Object.keys(problems).length > 0) return { problems };
  const { intent: _intent, ...portal } = form;
  // The office writes no memberships for itself; of this one the system does it for it.
  return entrance.database.as(system('portals')).write(async (tx): Promise<PortalCreation> => {
    const organisationId = (await tx.users.find(signedIn.user.id))?.organisationId ?? null;
    if (actor.kind === 'advisor' && organisationId === null) throw new AppError('no-organisation');
    const { subtitle, email } = portal;
    const id = await tx.portals.create({ ...portal, subtitle: subtitle || null, email: email || null, organisationId });
    if (id === null) return { problems: { name: 'portal-name-taken' } };
    await tx.portalMembers.addOwner(id, signedIn.user.id);
    tx.audit.add({ action: 'portal-created', by: actor, portalId: id, target: { kind: 'portal', id }, after: portal });
    return { id };
  });
}

/**
 * Whether the form is shown.
 *
 * @throws AccessRefused `page-not-found` for whom it is not meant; AppError `portals-full`
 */
export async function openPortalForm({ actor, db }: Pick<Visit, 'actor' | 'db'>): Promise<void> {
  authorize(creating, actor, {});
  if (!(await db.read((snapshot) => snapshot.portals.mayBeMore()))) throw new AppError('portals-full');
}

function problemsOf({ name, theme, language, phone, email }: PortalForm, { themes, locales }: Variant): NewPortalProblems {
  return {
    ...(name === '' && { name: 'name-required' as const }),
    ...(!themes.some((each) => each === theme) && { theme: 'theme-required' as const }),
    ...(!locales.some((each) => each === language) && { language: 'language-required' as const }),
    ...(phone === '' && { phone: 'phone-required' as const }),
    ...(email !== '' && !isEmailAddress(email) && { email: 'email-invalid' as const }),
  };
}
