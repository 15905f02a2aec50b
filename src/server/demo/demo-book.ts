import { ashcombeHale } from './ashcombe-hale/ashcombe-hale.ts';
import { halvard } from './halvard/halvard.ts';
import type { ImportFile } from './import-file.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { iolkos } from './iolkos/iolkos.ts';
import { privateEquityBook } from './private-equity/private-equity-book.ts';
import { wealthBook } from './wealth/wealth-book.ts';

const books = {
  default: (through: IsoDate) => wealthBook(ashcombeHale, through),
  greek: (through: IsoDate) => wealthBook(iolkos, through),
  'private-equity': (through: IsoDate) => privateEquityBook(halvard, through),
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
