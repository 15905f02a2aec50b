import { type Actor, isOnBehalf } from './actor.ts';
import { AccessRefused, type ErrorCode } from './errors.ts';

/** Access rules of one kind of record: one predicate for each action. */
export type Policy<Thing, Action extends string> = {
  readonly [A in Action]: (actor: Actor, thing: Thing) => boolean;
};

/** The actions of a policy that an actor may take on a record; screens show buttons accordingly. */
export type Abilities<Asked> = { readonly [Action in keyof Asked]: boolean };

interface AccessRequest<Thing, Action extends string> {
  readonly policy: Policy<Thing, Action | 'read'>;
  readonly action: Action | 'read';
  readonly notFound: ErrorCode;
  /** Fill the braces of the text of `notFound`. */
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * Refuses anyone who may not. A thing that is absent, or that the actor may not read, gets the same answer.
 *
 * @throws AccessRefused `notFound` when the thing is absent or unreadable, `forbidden` when it may be read but not this.
 */
export function authorize<Thing, Action extends string>(
  { policy, action, notFound, details }: AccessRequest<Thing, Action>,
  actor: Actor,
  thing: Thing | null,
): asserts thing is Thing {
  if (thing === null || !may(policy, 'read', actor, thing)) throw new AccessRefused(notFound, details);
  if (!may(policy, action, actor, thing)) throw new AccessRefused('forbidden');
}

/** Every action of a policy, and whether the actor may. */
export function abilities<Thing, Action extends string>(
  policy: Policy<Thing, Action>,
  actor: Actor,
  thing: Thing,
): Abilities<Policy<Thing, Action>> {
  const actions = Object.keys(policy) as Action[];
  return Object.fromEntries(actions.map((action) => [action, may(policy, action, actor, thing)])) as Abilities<Policy<Thing, Action>>;
}

/** Returns true if the policy allows the action. Anyone who looks on behalf of another can only read. */
function may<Thing, Action extends string>(policy: Policy<Thing, Action>, action: Action, actor: Actor, thing: Thing): boolean {
  return policy[action](actor, thing) && (action === 'read' || !isOnBehalf(actor));
}
