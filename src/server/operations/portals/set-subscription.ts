import { system } from '#domain/actor.ts';
import type { Database } from '../../db/database.ts';
import type { Subscription } from '../../db/queries/portals/subscriptions.ts';

/** For one portal, by its name, or as the standard of all that have none of their own. */
export type SubscriptionOrder =
  | { readonly kind: 'standard'; readonly limits: Omit<Subscription, 'name'> }
  | { readonly kind: 'portal'; readonly portal: string; readonly subscription: Subscription };

/** Says how many accounts and advisers there may be; false for a portal that does not exist. For the operator: a firm does not give itself more. */
export async function setSubscription(database: Database, order: SubscriptionOrder): Promise<boolean> {
  return database.as(system('subscription')).write(async (tx) => {
    if (order.kind === 'standard') {
      await tx.subscriptions.setStandard(order.limits);
      tx.audit.add({ action: 'subscription-set', after: { subscription: 'Standard', ...order.limits } });
      return true;
    }
    const { portal: wanted, subscription } = order;
    const portal = (await tx.portals.all()).find(({ name }) => name === wanted);
    if (!portal) return false;
    const { name: beforeName, accounts, advisors } = await tx.subscriptions.useOf(portal.id);
    await tx.subscriptions.give(portal.id, subscription);
    tx.audit.add({
      action: 'subscription-set',
      portalId: portal.id,
      target: { kind: 'portal', id: portal.id },
      before: { subscription: beforeName, accounts: accounts.most, advisors: advisors.most },
      after: { subscription: subscription.name, accounts: subscription.accounts, advisors: subscription.advisors },
    });
    return true;
  });
}
