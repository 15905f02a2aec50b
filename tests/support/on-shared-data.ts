import { existsSync } from 'node:fs';
import { describe, test } from 'vitest';
import { sharedFolder } from '../../scripts/real-ledger/shared-folder.ts';

/**
 * Tests on series that are not ours to pass on. Where these do not lie beside the repository (`SHARED_DATA`), one skipped test says what was not
 * compared, and the sum of all runs names it (scripts/count-tests.ts).
 */
export function onSharedData(what: string, tests: () => void): void {
  if (existsSync(sharedFolder())) describe(what, tests);
  else test(`not compared, without ../shared/data: ${what}`, ({ skip }) => skip());
}
