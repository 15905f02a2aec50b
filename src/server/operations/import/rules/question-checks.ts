import type { QuestionKind } from '#domain/ledger/question-kinds.ts';
import { numberText } from './number-text.ts';
import type { SetCheck } from './set-check.ts';

/** A rule whose findings are possible and probably wrong: someone confirms them, or corrects the row. */
export interface QuestionCheck extends SetCheck {
  readonly confirmedBy: QuestionKind;
  readonly says: QuestionKind;
}

function question(kind: QuestionKind, check: Pick<SetCheck, 'column' | 'sql' | 'details' | 'deniedBy'>): QuestionCheck {
  return { file: 'transactions.csv', confirmedBy: kind, says: kind, ...check };
}

/** SQL of whether a staged row `s` is new or says something else than before: what was confirmed once is not asked again. */
const isFresh = `not s.is_faulty and not exists (
  select from transactions t
  where t.source = s.source and t.source_id = s.id and t.voided_at is null and t.day = s.date and t.type = s.type and t.amount = s.amount
    and t.units is not distinct from s.units)`;

const splits = question('split-as-trades', {
  column: 'type',
  deniedBy: 'trades-like-splits',
  details: ['sold', 'bought', 'symbol', 'ratio'],
  sql: `
    select coalesce(purchase_line, sale_line) as line, 'Sale and Purchase' as found,
      'a Split with a ratio of ' || ${numberText('ratio')} || ': on ' || day || ' all ' || ${numberText('sold')} || ' units of ' || symbol
        || ' are sold and ' || ${numberText('bought')} || ' bought for about the same money' as expected,
      trim_scale(sold) as sold, trim_scale(bought) as bought, symbol, ratio
    from booked_splits`,
});

const costs = question('charges-exceed-proceeds', {
  column: 'amount',
  details: ['recorded', 'costs', 'currency'],
  sql: `
    select line, trim_scale(amount)::text as found,
      'a sale that brings more than its charges: charges and tax are ' || ${numberText('charges + tax', 2)} || ' ' || currency || ' of '
        || ${numberText('amount + charges + tax', 2)} as expected,
      trim_scale(amount) as recorded, trim_scale(charges + tax) as costs, currency
    from staged_transactions s
    where type = 'Sale' and amount < 0 and ${isFresh}`,
});

/** Questions that an import asks about its rows; those recorded by hand are asked the same. */
export const questionChecks: readonly QuestionCheck[] = [splits, costs];
