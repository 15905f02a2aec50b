import { ashcombeHale } from './ashcombe-hale/ashcombe-hale.ts';
import { halvard } from './halvard/halvard.ts';
import type { ImportFile } from '../operations/import/format/import-file.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { DemoVariantId } from './demo-variants.ts';
import { iolkos } from './iolkos/iolkos.ts';
import { privateEquityBook } from './private-equity/private-equity-book.ts';
import { wealthBook } from './wealth/wealth-book.ts';

const books: Readonly<Record<DemoVariantId, (through: IsoDate) => ImportFile[]>> = {
  default: (through) => wealthBook(ashcombeHale, through),
  greek: (through) => wealthBook(iolkos, through),
  'private-equity': (through) => privateEquityBook(halvard, through),
};

/**
 * The demonstration's data as an import folder: people, firms and securities are invented, prices move like markets did.
 * The same arguments always give the same book, and a later `through` (2026 or later) only adds to it.
 */
export function demoBook({ variant, through }: { variant: DemoVariantId; through: IsoDate }): readonly ImportFile[] {
  return books[variant](through);
}
