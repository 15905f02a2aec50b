import { type Decimal, decimal, zero } from '../decimal.ts';
import type { MoneySpan, PositionSpan } from './cost-pass.ts';
import { holdingKey } from './position-history.ts';

const columns = ['paid', 'received', 'income', 'taxes', 'realised'] as const;
type Money = Readonly<Record<(typeof columns)[number], Decimal>>;

/**
 * The holdings of a portfolio with their money in another currency: what each change moved, at the rate of its day, so that
 * gains measured from them are those of the portfolio as part of a whole in that currency. `rateOn` is what 1 of the
 * portfolio's currency is worth on a day; NaN where that is not known, and what moved then is not known either.
 *
 * Only differences between spans are meant: what moved before the first one counts at the rate of that one's day.
 */
export function translatedSpans(spans: readonly PositionSpan[], rateOn: (day: number) => number): MoneySpan[] {
  return [...Map.groupBy(spans, holdingKey).values()].flatMap((own) => translated(own, rateOn));
}

function translated(spans: readonly PositionSpan[], rateOn: (day: number) => number): MoneySpan[] {
  let before: Money = { paid: zero, received: zero, income: zero, taxes: zero, realised: zero };
  let money = before;
  let isUnknown = false;
  return spans.map((span) => {
    const rate = rateOn(span.fromDay);
    const hasMoved = columns.some((column) => span[column].cmp(before[column]) !== 0);
    if (Number.isNaN(rate)) isUnknown ||= hasMoved;
    else money = addMoved(money, { before, span, rate: decimal(rate) });
    before = span;
    const { instrumentId, currency, units, fromDay, toDay, costUnknown, costMissing, flowsUnknown } = span;
    const unknown = { costUnknown, costMissing, flowsUnknown: flowsUnknown || isUnknown };
    return { instrumentId, currency, units, fromDay, toDay, ...unknown, ...money };
  });
}

function addMoved(money: Money, { before, span, rate }: { before: Money; span: Money; rate: Decimal }): Money {
  const add = (column: keyof Money) => money[column].plus(span[column].minus(before[column]).times(rate));
  return { paid: add('paid'), received: add('received'), income: add('income'), taxes: add('taxes'), realised: add('realised') };
}
