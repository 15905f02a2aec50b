import type { Actor } from './actor.ts';
import { AppError, type ErrorCode } from './errors.ts';

/** Who may do what with one kind of thing: one sentence an action. */
export type Policy<Thing, Action extends string> = {
  readonly [A in Action]: (actor: Actor, thing: Thing) => boolean;
};

/**
 * Refuses whoever may not. A thing that is absent, or that the actor may not read, gets the same answer.
 *
 * @throws AppError `notFound` when the thing is absent or unreadable, `forbidden` when it may be read but not this.
 */
export function authorize<Thing, Action extends string>(
  request: { readonly policy: Policy<Thing, Action | 'read'>; readonly action: Action | 'read'; readonly notFound: ErrorCode },
  actor: Actor,
  thing: Thing | null,
): asserts thing is Thing {
  const { policy, action, notFound } = request;
  if (thing === null || !policy.read(actor, thing)) throw new AppError(notFound);
  if (!policy[action](actor, thing)) throw new AppError('forbidden');
}
