import './production.ts';
import { parseArgs } from 'node:util';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { variants } from '#variants/registry.ts';
import { readConfig } from './config.ts';
import { databaseName } from './db/database-name.ts';
import { openDatabaseServer } from './db/database-server.ts';
import { openDatabase } from './db/database.ts';
import { canonicalOrigin } from './http/canonical-origin.ts';
import { localMoment } from './local-moment.ts';
import { makePasswordLink } from './operations/people/make-password-link.ts';

/** `npm run password -- <e-mail> [--variant NAME]`: prints a link by which a person chooses a password, for the first way into an imported book. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { variant: { type: 'string', default: 'default' } } });
const [email] = positionals;
const variant = variantIds.find((id): id is VariantId => id === values.variant);
if (!email || !variant) {
  console.error(`npm run password -- <e-mail> [--variant ${variantIds.join('|')}]`);
  process.exit(1);
}

const config = readConfig();
const server = await openDatabaseServer(config);
const database = openDatabase(server.app(databaseName(variant)), (error) => console.error(error.message));
const link = await makePasswordLink(database, { email, origin: canonicalOrigin(config, variant) });
if (link) {
  const { timeZone } = variants[variant];
  const [, until] = localMoment(link.expiresAt, timeZone).split('T');
  console.log(`${link.name} chooses a password, once and until ${until} (${timeZone}): ${link.href}`);
} else {
  console.error(`Nobody who may sign in has the address ${email} in ${variant}.`);
  process.exitCode = 1;
}
await database.close();
await server.stop();
