import './production.ts';
import { parseArgs } from 'node:util';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { readConfig } from './config.ts';
import { databaseName } from './db/database-name.ts';
import { openDatabaseServer } from './db/database-server.ts';
import { openDatabase } from './db/database.ts';
import { setSubscription, type SubscriptionOrder } from './operations/portals/set-subscription.ts';

/**
 * `npm run subscription -- --accounts 500 --advisors 80 [--portal NAME --name LABEL] [--variant NAME]`: how many accounts and advisers a portal
 * may have; without a portal, all that have no subscription of their own.
 */
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
const [accounts, advisors] = [values.accounts, values.advisors].map((number) => (/^\d{1,9}$/.test(number ?? '') ? Number(number) : null));
if (
  !variant ||
  typeof accounts !== 'number' ||
  typeof advisors !== 'number' ||
  (values.portal === undefined) !== (values.name === undefined)
) {
  console.error(
    `npm run subscription -- --accounts NUMBER --advisors NUMBER [--portal NAME --name LABEL] [--variant ${variantIds.join('|')}]`,
  );
  process.exit(1);
}

const order: SubscriptionOrder =
  values.portal === undefined || values.name === undefined
    ? { kind: 'standard', limits: { accounts, advisors } }
    : { kind: 'portal', portal: values.portal, subscription: { name: values.name, accounts, advisors } };
const server = await openDatabaseServer(readConfig());
const database = openDatabase(server.app(databaseName(variant)), (error) => console.error(error.message));
if (await setSubscription(database, order)) {
  console.log(`${values.portal ?? 'Every portal without its own subscription'}: ${accounts} accounts, ${advisors} advisers.`);
} else {
  console.error(`There is no portal called ${values.portal} in ${variant}.`);
  process.exitCode = 1;
}
await database.close();
await server.stop();
