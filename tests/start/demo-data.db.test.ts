import { beforeEach, expect, test } from 'vitest';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { system } from '#domain/actor.ts';
import type { Installation, RunningVariant } from '#server/installation.ts';
import { importSource } from '#server/operations/import/import-source.ts';
import { sourceOfFiles } from '#server/operations/import/source-file.ts';
import { refuseOtherThanDemoData } from '#server/start/fill-with-demo-data.ts';
import { variants } from '#variants/registry.ts';
import { emptied, filesOf } from '../support/import-folder.ts';
import { testDatabase } from '../support/test-database.ts';

const db = await testDatabase();
beforeEach(async () => {
  await emptied(db);
  await db.owner.query('set session_replication_role = replica; delete from audit_events; set session_replication_role = default');
});

const running = (id: VariantId) => [id, { variant: variants[id], database: db } as unknown as RunningVariant] as const;
const installation = {
  config: { varDir: '/srv/portal/var' },
  variants: Object.fromEntries(variantIds.map(running)),
} as unknown as Installation;

async function filledBy(job: 'demo' | 'import', ...emails: string[]): Promise<void> {
  const text = ['email,name,role', ...emails.map((email) => `${email},Somebody,investor`)].join('\n');
  const source = sourceOfFiles(job, filesOf({ 'users.csv': text }));
  expect(await importSource(db.as(system(job)), source, { dryRun: false })).toMatchObject({ kind: 'imported' });
}

test('an empty book may become a demo', async () => {
  await refuseOtherThanDemoData(installation);
});

test('a demo may be started again, also after someone has tried an import in it', async () => {
  await filledBy('demo', 'ivy@home.example');
  await filledBy('import', 'otto@home.example');
  await refuseOtherThanDemoData(installation);
});

test('a book that was imported is never shown as a demo; the refusal says what to do', async () => {
  await filledBy('import', 'ivy@home.example');
  await expect(refuseOtherThanDemoData(installation)).rejects.toThrow(
    /^The data of Ashcombe & Hale is not demo data, .*: set DEMO=false with SMTP_URL and MAIL_FROM .*\. For a demo, set VAR_DIR to a folder other than \/srv\/portal\/var\.$/,
  );
});
