import { system } from '#domain/actor.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';

/** A portal that somebody may sign up for. */
interface SignUpPortal {
  readonly id: string;
  readonly name: string;
  /** Whether it has terms to read. */
  readonly hasTerms: boolean;
}

/** What the form for signing up knows of portals. */
export interface SignUpChoice {
  /** What there is to choose from: none where it goes without saying. */
  readonly portals: readonly SignUpPortal[];
  /** The one that the link names, or the only one. */
  readonly chosen: SignUpPortal | null;
}

/** The portals to sign up for, and the one that a link names (`?portal=`). */
export async function readSignUpChoice({ db }: Pick<SignInDesk, 'db'>, named: string | null): Promise<SignUpChoice> {
  const all = await db.as(system('sign-up')).read((snapshot) => snapshot.portals.all());
  const [only] = all;
  if (all.length <= 1) return { portals: [], chosen: only ?? null };
  const chosen = all.find(({ id }) => id === named) ?? null;
  return { portals: chosen ? [] : all, chosen };
}
