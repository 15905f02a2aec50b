import { variantIds } from '#contracts/ids.ts';
import { demoPassword, demoPeople } from '../demo/demo-people.ts';
import type { Installation } from '../installation.ts';

/** What a person reads in the terminal once everything answers: where to go, as whom, and where PINs appear. */
export function welcome({ config, variants }: Installation, port: number, milliseconds: number): string {
  const lines = [`Ready in ${(milliseconds / 1000).toFixed(1)} s. Ctrl-C stops the product and its database.`, ''];
  for (const id of variantIds) {
    lines.push(`  ${variants[id].variant.brand.name.padEnd(20)} ${addressOf(id, port)}`);
    if (config.demo) lines.push(...demoPeople(id).map(({ role, name, email }) => `    ${role.padEnd(9)} ${email}  (${name})`));
  }
  if (config.demo) {
    lines.push('', `  Everybody's password: ${demoPassword}`);
    lines.push(`  PINs and mails: ${addressOf('default', port)}/dev/outbox (each variant has its own)`);
  }
  return lines.join('\n');
}

export function addressOf(id: string, port: number): string {
  return id === 'default' ? `http://localhost:${port}` : `http://${id}.localhost:${port}`;
}
