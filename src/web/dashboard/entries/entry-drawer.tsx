import { useId } from 'react';
import type { EntryDrawerId } from '#contracts/ledger/drawers.ts';
import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { EntryForm, EntryPreview } from '#contracts/ledger/entry-form.ts';
import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../../lib/texts.tsx';
import { LeaveGuard } from '../../records/leave-guard.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Drawer } from '../../ui/mantine/drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isSameEntry } from './drawer-address.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryFoot } from './entry-foot.tsx';
import { isOversold } from './is-oversold.ts';
import { previewAddress } from './preview-address.ts';
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
  const title = titleOf(texts, asks, entry);
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

function titleOf(texts: Texts, asks: EntryDrawerId, entry: string | null): string {
  if (asks === 'transfer') return texts('entries.transfer');
  return texts(entry ? 'records.edit' : 'records.new', { kind: texts(`collections.${asks}s.singular`) });
}

/** In milliseconds: what is typed without a pause is one question. */
const pause = 150;

interface OpenFormProps extends Pick<EntryDrawerProps, 'asks' | 'ledger' | 'onClose' | 'onDone'> {
  readonly form: EntryForm;
  readonly title: string;
}

function OpenForm({ asks, form, title, ledger, onClose, onDone }: OpenFormProps) {
  const id = useId();
  const state = useEntryForm({ asks, form, ledger, onDone });
  const preview = useFetched<EntryPreview>(previewAddress(ledger, form, state), pause);
  const isReady = state.wrong === 0 && !isOversold(preview);
  return (
    <Drawer title={title} isOpen onClose={onClose} width={560} footer={<EntryFoot {...{ id, form, state, isReady, onClose }} />}>
      <LeaveGuard isOn={state.isUnsaved} keeps={isSameEntry} />
      <EntryFields {...{ id, form, ledger, state, preview }} />
    </Drawer>
  );
}
