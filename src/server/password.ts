import { parseArgs } from 'node:util';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { system } from '#domain/actor.ts';
import { newToken } from './auth/token.ts';
import { readConfig } from './config.ts';
import { databaseName } from './db/database-name.ts';
import { openDatabaseServer } from './db/database-server.ts';
import { openDatabase } from './db/database.ts';
import { setPassword } from './operations/people/set-password.ts';

/** `npm run password -- <e-mail> [--variant NAME]`: gives a person a new password and prints it, for the first way into an imported book. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { variant: { type: 'string', default: 'default' } } });
const [email] = positionals;
const variant = variantIds.find((id): id is VariantId => id === values.variant);
if (!email || !variant) {
  console.error(`npm run password -- <e-mail> [--variant ${variantIds.join('|')}]`);
  process.exit(1);
}

const server = await openDatabaseServer(readConfig());
const database = openDatabase(server.app(databaseName(variant)), (error) => console.error(error.message));
const person = await database.as(system('password')).read((snapshot) => snapshot.users.withPassword(email.toLowerCase()));
if (person) {
  const password = newToken().slice(0, 20);
  await setPassword(database, { userIds: [person.user.id], password });
  console.log(`${person.user.name} signs in with: ${password}`);
} else {
  console.error(`Nobody has the address ${email} in ${variant}.`);
  process.exitCode = 1;
}
await database.close();
await server.stop();
