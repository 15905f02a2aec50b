import type { EntryPreview } from '#contracts/ledger/entry-form.ts';
import type { Fetched } from './use-fetched.ts';

/** Returns true when the transaction takes more units than are held. What is short already may be bought back in parts. */
export function isOversold(preview: Fetched<Pick<EntryPreview, 'units'>>): boolean {
  if (preview.state !== 'ready' || !preview.value.units) return false;
  const { before, after } = preview.value.units;
  return after !== null && Number(after) < Math.min(0, Number(before));
}
