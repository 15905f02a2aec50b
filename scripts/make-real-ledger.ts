import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvText } from './real-ledger/csv-text.ts';
import { realLedgerFolder } from './real-ledger/real-ledger-folder.ts';
import { sharedFolder } from './real-ledger/shared-folder.ts';

/**
 * Makes an import folder of real prices and rates with a ledger invented on top:
 *
 *     node scripts/make-real-ledger.ts <out-folder>
 *
 * The series are read from ../shared/data beside the repository, or from the folder that SHARED_DATA names.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder? node scripts/make-real-ledger.ts <out-folder>');
  process.exit(1);
}

await mkdir(folder, { recursive: true });
for (const file of realLedgerFolder(sharedFolder())) {
  await writeFile(join(folder, file.name), csvText(file));
  console.log(`${file.name}: ${file.rows.length} rows`);
}
