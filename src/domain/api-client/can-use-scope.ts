import type { Actor } from '../actor.ts';
import type { Scope } from './scope.ts';

/** Returns true if the actor is another system that was granted this scope. */
export function canUseScope(actor: Actor, scope: Scope): boolean {
  return actor.kind === 'service' && actor.scopes.includes(scope);
}
