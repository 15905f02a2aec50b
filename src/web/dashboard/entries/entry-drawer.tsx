import { useId } from 'react';
import type { EntryDrawerId } from '#contracts/ledger/drawers.ts';
import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { EntryForm } from '#contracts/ledger/entry-form.ts';
import { useTexts } from '../../lib/texts.tsx';
import { LeaveGuard } from '../../records/leave-guard.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Drawer } from '../../ui/mantine/drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isSameEntry } from './drawer-address.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryFoot } from './entry-foot.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useFetched } from './use-fetched.ts';

type Done = Extract<EntryAnswer, { readonly done: string }>;

interface EntryDrawerProps {
  readonly asks: EntryDrawerId;
  /** The address that records transactions of the portfolio. */
  readonly ledger: string;
  /** The transaction that is corrected; null for a new one. */
  readonly entry: string | null;
  /** The security of a new one. */
  readonly symbol: string | null;
  readonly onClose: () => void;
  readonly onDone: (answer: Done) => void;
}

/** Over the page of a portfolio: a transaction recorded, corrected or voided. */
export default function EntryDrawer({ asks, ledger, entry, symbol, onClose, onDone }: EntryDrawerProps) {
  const texts = useTexts();
  const query = new URLSearchParams({ ...(entry && { entry }), ...(symbol && { symbol }) });
  const fetched = useFetched<EntryForm>(`${ledger}?${query}`);
  const title = texts(entry ? 'entries.correct' : titles[asks]);
  if (fetched.state === 'ready') return <OpenForm form={fetched.value} {...{ asks, title, ledger, onClose, onDone }} />;
  return (
    <Drawer title={title} isOpen onClose={onClose} width={560}>
      {fetched.state === 'failed' ? (
        <Callout tone="negative" title={texts('entries.failed')}>
          <p>{texts('entries.failedText')}</p>
        </Callout>
      ) : (
        <Skeleton width="100%" height={360} />
      )}
    </Drawer>
  );
}

const titles = { holding: 'entries.addHolding', transaction: 'entries.add', transfer: 'entries.transfer' } as const;

interface OpenFormProps extends Pick<EntryDrawerProps, 'asks' | 'ledger' | 'onClose' | 'onDone'> {
  readonly form: EntryForm;
  readonly title: string;
}

function OpenForm({ asks, form, title, ledger, onClose, onDone }: OpenFormProps) {
  const id = useId();
  const state = useEntryForm({ asks, form, ledger, onDone });
  return (
    <Drawer title={title} isOpen onClose={onClose} width={560} footer={<EntryFoot id={id} form={form} state={state} onClose={onClose} />}>
      <LeaveGuard isOn={state.isUnsaved} keeps={isSameEntry} />
      <EntryFields id={id} form={form} ledger={ledger} state={state} />
    </Drawer>
  );
}
