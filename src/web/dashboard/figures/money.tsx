import type { Amount } from '#wording/digits.ts';
import type { MoneyOptions } from '#wording/money-format.ts';
import { useFormats } from '../../lib/formats.tsx';

interface MoneyProps extends MoneyOptions {
  readonly amount: Amount;
  readonly currency: string;
}

/** An amount of money; private mode hides it, so every amount on a page goes through here. */
export function Money({ amount, currency, ...options }: MoneyProps) {
  const formats = useFormats();
  return <span data-amount>{formats.money(amount, currency, options)}</span>;
}
