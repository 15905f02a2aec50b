import type { SignUpChoice } from '#contracts/people/sign-up.ts';
import { logoPath } from '#contracts/admin/images.ts';
import { system } from '#domain/actor.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/** The portals to sign up for, and the one that a link names (`?portal=`). */
export async function readSignUpChoice({ db }: Pick<SignInServices, 'db'>, named: string | null): Promise<SignUpChoice> {
  const found = await db.as(system('sign-up')).read((snapshot) => snapshot.portals.all());
  const all = found.map(({ logo, ...portal }) => ({ ...portal, logo: logoPath(portal.id, logo) }));
  const [only] = all;
  if (all.length <= 1) return { portals: [], chosen: only ?? null };
  const chosen = all.find(({ id }) => id === named) ?? null;
  return { portals: chosen ? [] : all, chosen };
}
