import type { Formats } from '#wording/formats.ts';
import type { ShownLine } from './select-bridge.ts';

/** The facts for the sentence about the bridge: `increase` when everything rose, otherwise `course`. The amounts are formatted. */
export interface BridgeSummary {
  readonly kind: 'increase' | 'course';
  readonly amounts: Readonly<Record<'change' | 'earned' | 'paid' | 'opening' | 'closing', string>>;
}

export function bridgeSummary(lines: readonly ShownLine[], currency: string, formats: Formats): BridgeSummary {
  const amountOf = (...wanted: readonly string[]) =>
    lines.filter(({ line }) => wanted.includes(line)).reduce((total, { amount }) => total + amount, 0);
  const [opening, closing] = [amountOf('opening'), amountOf('closing')];
  const paid = amountOf('paidIn', 'paidOut');
  const change = closing - opening;
  const earned = change - paid;
  const isIncrease = change > 0 && earned > 0 && paid > 0;
  const money = (amount: number) => formats.money(amount, currency, { decimals: 0 });
  const signed = (amount: number) => formats.signedMoney(amount, currency, { decimals: 0 });
  const parts = isIncrease ? { earned: money(earned), paid: money(paid) } : { earned: signed(earned), paid: signed(paid) };
  return {
    kind: isIncrease ? 'increase' : 'course',
    amounts: { change: money(change), opening: money(opening), closing: money(closing), ...parts },
  };
}
