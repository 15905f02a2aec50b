import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Runs every question of this folder, or those named on the command line, one after the other in processes of their own. */
const wanted = process.argv.slice(2);
const questions = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && file !== 'run.ts');
let failed = 0;
for (const question of questions.filter((file) => wanted.length === 0 || wanted.includes(file.replace('.ts', '')))) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, question)], { stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
