import { subscriptions } from '#collections/subscriptions.ts';
import { readOnlyPolicy } from '#domain/office/read-only-policy.ts';
import { listSubscriptions, readSubscription } from '../operations/portals/read-subscriptions.ts';
import { bind, bindReadOnly } from './binding.ts';

export const subscriptionRecords = bind(subscriptions, {
  ...bindReadOnly(readOnlyPolicy),
  list: listSubscriptions,
  read: readSubscription,
});
