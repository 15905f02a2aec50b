import { type VariantId, variantIds } from '#contracts/ids.ts';
import { system } from '#domain/actor.ts';
import { demoPassword, demoPeople } from '../demo/demo-people.ts';
import { hasDemo } from '../demo/demo-variants.ts';
import type { AppServices } from '../app-services.ts';

interface Started {
  readonly installation: AppServices;
  /** The addresses at which a firm answers. */
  readonly originsOf: (id: VariantId) => readonly string[];
  readonly milliseconds: number;
}

/** Writes the words of the terminal once everything answers: the addresses, the people, the place of PINs; in an empty book the first steps. */
export async function welcome({ installation, originsOf, milliseconds }: Started): Promise<string> {
  const { config, variants } = installation;
  const found = await Promise.all(
    variantIds.map(async (id) => {
      const people = await variants[id].database.as(system('welcome')).read((snapshot) => snapshot.users.count());
      return { id, name: variants[id].variant.brand.name, origins: originsOf(id), isEmpty: people === 0 };
    }),
  );
  const published = found.filter(({ origins }) => origins.length > 0);
  const lines = [`Ready in ${(milliseconds / 1000).toFixed(1)} s. Ctrl-C stops the product and its database.`, ''];
  for (const { id, name, origins, isEmpty } of published) {
    lines.push(`  ${name.padEnd(20)} ${origins.join('  ')}${isEmpty ? '  (no users yet)' : ''}`);
    const people = config.demo && hasDemo(id) ? demoPeople(id) : [];
    lines.push(...people.map(({ role, name: person, email }) => `    ${role.padEnd(9)} ${email}  (${person})`));
  }
  if (config.demo) {
    lines.push('', `  Password of all users: ${demoPassword}`);
    lines.push(`  PINs and emails: http://localhost:${config.port}/dev/outbox (each variant has its own, only from this machine)`);
  }
  const [first] = published;
  if (first && published.every(({ isEmpty }) => isEmpty)) lines.push('', ...firstSteps(first));
  return lines.join('\n');
}

/** Writes the steps from a book without anyone to the first person who is signed in. */
function firstSteps({
  id,
  name,
  origins,
}: {
  readonly id: VariantId;
  readonly name: string;
  readonly origins: readonly string[];
}): string[] {
  const variant = id === 'default' ? '' : ` --variant ${id}`;
  return [
    `  No one can sign in to ${name} yet. What to do next, step by step in docs/FIRST-FIRM.md:`,
    '    1. Write the first administrator into a file first/users.csv, for example:',
    '         email,name,role',
    '         ada@firm.example,Ada Reid,admin',
    `    2. In a shell with the settings of the product: npm run import -- first${variant}`,
    `    3. npm run password -- ada@firm.example${variant}`,
    '       It prints a link; choose the password there.',
    `    4. Sign in at ${origins[0]}`,
  ];
}
