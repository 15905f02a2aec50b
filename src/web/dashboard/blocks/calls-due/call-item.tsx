import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { DatedPayment } from '../dated-payment.tsx';
import type { ShownCall } from './select-calls.ts';

interface CallItemProps {
  readonly call: ShownCall;
  readonly currency: string;
}

/** One announced call with what the notice said, the amount to be paid in full. */
export function CallItem({ call, currency }: CallItemProps) {
  const { day, fund, note, inDays, amount, asked, askedIn, isForeign } = call;
  const when = dueWords(inDays, useTexts());
  const foreign = isForeign ? { amount: asked, currency: askedIn } : null;
  return <DatedPayment {...{ day, name: fund, note: note ? `${note} · ${when}` : when, amount, currency, foreign }} />;
}

function dueWords(days: number, texts: Texts): string {
  if (days > 0) return texts('privateEquity.inDays', { count: days });
  return texts(days === 0 ? 'privateEquity.dueToday' : 'privateEquity.dueSince');
}
