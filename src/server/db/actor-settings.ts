import { type Actor, isOnBehalf } from '#domain/actor.ts';

/**
 * The settings that row-level security reads, by what stands behind `app.`. An adviser who views as a client is a kind of their own there: a policy
 * that does not name it is closed to them.
 */
export function actorSettings(actor: Actor): Readonly<Record<string, string>> {
  return {
    actor_kind: isOnBehalf(actor) ? 'viewer' : actor.kind,
    user_id: 'userId' in actor ? actor.userId : '',
    ...(actor.kind === 'service' ? { service_id: actor.clientId } : {}),
    ...(actor.kind === 'delegate' ? { delegation_id: actor.delegationId } : {}),
    ...(isOnBehalf(actor) ? { viewer_kind: actor.kind, on_behalf_of: actor.onBehalfOf ?? '' } : {}),
  };
}
