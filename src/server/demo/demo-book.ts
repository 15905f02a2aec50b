import { ashcombeHale } from './ashcombe-hale/ashcombe-hale.ts';
import type { ImportFile } from './import-file.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { wealthBook } from './wealth/wealth-book.ts';

const books = {
  default: (through: IsoDate) => wealthBook(ashcombeHale, through),
};

/** The variants that have a demonstration. */
export type DemoVariant = keyof typeof books;

/**
 * The demonstration's data as an import folder: people, firms and securities are invented, prices move like markets did.
 * The same arguments always give the same book, and a later `through` (2026 or later) only adds to it.
 */
export function demoBook({ variant, through }: { variant: DemoVariant; through: IsoDate }): readonly ImportFile[] {
  return books[variant](through);
}
