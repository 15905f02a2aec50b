import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { guideBlock } from '../support/guide.ts';

/** Section 6 of docs/FIRST-FIRM.md: its edits, made in a copy of the sources. */
const copy = mkdtempSync(join(tmpdir(), 'portal-own-variant-'));
afterAll(() => rmSync(copy, { recursive: true }));
for (const each of ['src', 'package.json']) cpSync(each, join(copy, each), { recursive: true });
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));

/** Puts the lines of the page in the place of those that begin alike; a new import comes first. A firm that has followed the page has them already. */
function edit(file: string, block: string): void {
  let text = readFileSync(join(copy, file), 'utf8');
  for (const line of block.split('\n').filter(Boolean)) {
    if (line.startsWith('import ')) {
      if (!text.includes(line)) text = `${line}\n${text}`;
      continue;
    }
    const begin = line.slice(0, line.indexOf('=') + 1);
    const before = text.split('\n').filter((each) => each.startsWith(begin));
    expect(before).toHaveLength(1);
    text = text.replace(before[0] ?? '', line);
  }
  writeFileSync(join(copy, file), text);
}

test('three edits make a variant of one’s own, which nothing else has to know', () => {
  edit('src/contracts/ids.ts', guideBlock('ids'));
  mkdirSync(join(copy, 'src/variants/firm'), { recursive: true });
  writeFileSync(join(copy, 'src/variants/firm/firm.ts'), guideBlock('firm'));
  edit('src/variants/registry.ts', guideBlock('registry'));

  const asked = `
    import { variantIds } from '#contracts/ids.ts';
    import { readConfig } from '#server/config.ts';
    import { demoVariantIds } from '#server/demo/demo-variants.ts';
    import { listOrigins } from '#server/http/canonical-origin.ts';
    import { variants } from '#variants/registry.ts';
    const config = readConfig('production', { DEMO: 'false', HOSTS: 'portal.firm.example=firm', SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b' });
    console.log(JSON.stringify({ variantIds, demoVariantIds, firm: variants.firm, asked: Object.keys(variants.default.brand), origins: listOrigins(config, 'firm') }));`;
  const node = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', asked], { cwd: copy, encoding: 'utf8' });
  expect(node.stderr).toBe('');
  const made = JSON.parse(node.stdout) as { readonly asked: readonly string[]; readonly firm: { readonly brand: object } };
  // Nothing of a brand may be left out, which types alone would say.
  expect(new Set(Object.keys(made.firm.brand))).toEqual(new Set(made.asked));
  expect(made).toMatchObject({
    variantIds: ['default', 'greek', 'private-equity', 'firm'],
    demoVariantIds: ['default', 'greek', 'private-equity'],
    firm: { id: 'firm', brand: { name: 'The Firm' }, portfolioTypes: ['GIA', 'ISA', 'SIPP'], locales: ['en'] },
    origins: ['https://portal.firm.example'],
  });
});
