import { randomUUID } from 'node:crypto';

/** A name of its own for what is recorded by hand, as our ids are written. */
export function newId(): string {
  return randomUUID().replaceAll('-', '');
}
