import '../production.ts';
import { parseArgs } from 'node:util';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { variants } from '#variants/registry.ts';
import { canonicalOrigin } from '../http/canonical-origin.ts';
import { localMoment } from '../local-moment.ts';
import { createPasswordLink } from '../operations/passwords/create-password-link.ts';
import { onExistingBook } from '../start/existing-book.ts';
import { runCommand } from '../start/run-command.ts';

await runCommand(main);

/** `npm run password -- <email> [--variant NAME]`: prints a link by which a person chooses a password, for the first way into an imported book. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { variant: { type: 'string', default: 'default' } } });
  const [email] = positionals;
  const variant = variantIds.find((id): id is VariantId => id === values.variant);
  if (!email || !variant) throw new Error(`npm run password -- <email> [--variant ${variantIds.join('|')}]`);

  const link = await onExistingBook(variant, ({ config, database }) =>
    createPasswordLink(database, { email, origin: canonicalOrigin(config, variant) }),
  );
  if (!link) throw new Error(`No user of ${variant} who can sign in has the email address ${email}.`);
  const { timeZone } = variants[variant];
  const [, until] = localMoment(link.expiresAt, timeZone).split('T');
  console.log(`Link for ${link.name} to choose a password. It works once and expires at ${until} (${timeZone}): ${link.href}`);
  return 0;
}
