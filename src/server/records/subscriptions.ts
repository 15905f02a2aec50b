import { subscriptions } from '#collections/subscriptions.ts';
import { lookedAtPolicy } from '#domain/office/looked-at-policy.ts';
import { listSubscriptions, readSubscription } from '../operations/portals/read-subscriptions.ts';
import { bind, lookedAt } from './binding.ts';

export const subscriptionRecords = bind(subscriptions, { ...lookedAt(lookedAtPolicy), list: listSubscriptions, read: readSubscription });
