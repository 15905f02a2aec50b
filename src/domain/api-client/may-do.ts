import type { Actor } from '../actor.ts';
import type { Scope } from './scope.ts';

/** Whether another system asks, and was given this to do. */
export function mayDo(actor: Actor, scope: Scope): boolean {
  return actor.kind === 'service' && actor.scopes.includes(scope);
}
