import { type CollectionId, isCollection } from '#collections/registry.ts';
import type { Actor } from '#domain/actor.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { accessGroupRecords } from './access-groups.ts';
import { accountRecords } from './accounts.ts';
import { apiClientRecords } from './api-clients.ts';
import type { Bound } from './binding.ts';
import { contentBindings } from './content.ts';
import { holdingRecords, transactionRecords } from './ledger-records.ts';
import { messageTemplateRecords } from './message-templates.ts';
import { modelRecords } from './models.ts';
import { groupRecords } from './groups.ts';
import { organisationRecords } from './organisations.ts';
import { peopleRecords } from './people.ts';
import { portalRecords } from './portals.ts';
import { portfolioRecords } from './portfolios.ts';
import { riskProfileRecords } from './risk-profiles.ts';
import { securityRecords } from './securities.ts';
import { subscriptionRecords } from './subscriptions.ts';

const bindings: Readonly<Record<CollectionId, Bound>> = {
  people: peopleRecords,
  organisations: organisationRecords,
  accounts: accountRecords,
  portfolios: portfolioRecords,
  holdings: holdingRecords,
  transactions: transactionRecords,
  groups: groupRecords,
  'access-groups': accessGroupRecords,
  'api-clients': apiClientRecords,
  portals: portalRecords,
  subscriptions: subscriptionRecords,
  models: modelRecords,
  'risk-profiles': riskProfileRecords,
  'message-templates': messageTemplateRecords,
  securities: securityRecords,
  ...contentBindings,
};

/**
 * A collection with its operations, for someone who may read it.
 *
 * @throws AppError `page-not-found` for one that there is not; AccessRefused `page-not-found` for anyone who may not read it
 */
export function requireBinding(actor: Actor, address: string): Bound & { readonly id: CollectionId } {
  if (!isCollection(address)) throw new AppError('page-not-found');
  const bound = bindings[address];
  if (!bound.source.may(actor).read) throw new AccessRefused('page-not-found');
  return { ...bound, id: address };
}
