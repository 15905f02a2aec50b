import type { TransferKind } from '#collections/transfer-fields.ts';
import type { EntryAnswers } from './entry-of-form.ts';
import type { RecordingTransfer, Transfer } from './record-transfer.ts';

/** Converts the form's validated values to a transfer. */
export function transferOfForm(kind: TransferKind, answers: EntryAnswers): Pick<RecordingTransfer, 'to' | 'transfer'> {
  const said = (id: string) => (typeof answers[id] === 'string' ? answers[id] : null);
  const text = (id: string) => said(id) ?? '';
  const dated = { day: text('day'), note: said('note') };
  const transfer: Transfer =
    kind === 'cash'
      ? { kind, ...dated, amount: text('amount'), currency: text('currency') }
      : {
          kind,
          ...dated,
          symbol: text('symbol'),
          units: text('units'),
          cost: said('cost'),
          acquired: said('acquired'),
          rate: said('rate'),
        };
  return { to: text('to'), transfer };
}
