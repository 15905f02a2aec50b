import '../production.ts';
import { parseArgs } from 'node:util';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { setSubscription, type SubscriptionOrder } from '../operations/portals/set-subscription.ts';
import { onExistingBook } from '../start/existing-book.ts';
import { runCommand } from '../start/run-command.ts';

const usage = `npm run subscription -- --accounts NUMBER --advisors NUMBER [--portal NAME --name LABEL] [--variant ${variantIds.join('|')}]`;

await runCommand(main);

/**
 * `npm run subscription -- --accounts 500 --advisors 80 [--portal NAME --name LABEL] [--variant NAME]`: how many accounts and advisers a portal
 * may have; without a portal, all that have no subscription of their own.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      accounts: { type: 'string' },
      advisors: { type: 'string' },
      portal: { type: 'string' },
      name: { type: 'string' },
      variant: { type: 'string', default: 'default' },
    },
  });
  const variant = variantIds.find((id): id is VariantId => id === values.variant);
  if (!variant) throw new Error(usage);
  const { portal, name } = values;
  const limits = { accounts: numberOf(values.accounts), advisors: numberOf(values.advisors) };
  const order = orderOf(portal, name, limits);
  if (!(await onExistingBook(variant, ({ database }) => setSubscription(database, order))))
    throw new Error(`There is no portal called ${portal} in ${variant}.`);
  console.log(`${portal ?? 'Every portal without its own subscription'}: ${limits.accounts} accounts, ${limits.advisors} advisers.`);
  return 0;
}

function numberOf(text: string | undefined): number {
  if (!/^\d{1,9}$/.test(text ?? '')) throw new Error(usage);
  return Number(text);
}

function orderOf(portal: string | undefined, name: string | undefined, limits: { accounts: number; advisors: number }): SubscriptionOrder {
  if (portal === undefined && name === undefined) return { kind: 'standard', limits };
  if (portal === undefined || name === undefined) throw new Error(usage);
  return { kind: 'portal', portal, subscription: { name, ...limits } };
}
