import { fileURLToPath } from 'node:url';

/** Returns the folder of the shared data: the one that SHARED_DATA names, else ../shared/data beside the repository. */
export function sharedFolder(): string {
  return process.env['SHARED_DATA'] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
}
