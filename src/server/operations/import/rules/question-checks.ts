import type { QuestionKind } from '#domain/ledger/question-kinds.ts';
import { numberText } from './number-text.ts';
import type { SetCheck } from './set-check.ts';

/** A rule whose findings are possible and probably wrong: someone confirms them, or corrects the row. */
export interface QuestionCheck extends SetCheck {
  readonly confirmedBy: QuestionKind;
  readonly says: QuestionKind;
}

function question(kind: QuestionKind, check: Pick<SetCheck, 'column' | 'sql' | 'details'>): QuestionCheck {
  return { file: 'transactions.csv', confirmedBy: kind, says: kind, ...check };
}

const costs = question('charges-exceed-proceeds', {
  column: 'amount',
  details: ['recorded', 'costs', 'currency'],
  sql: `
    select line, trim_scale(amount)::text as found,
      'a sale that brings more than its charges: charges and tax are ' || ${numberText('charges + tax', 2)} || ' ' || currency || ' of '
        || ${numberText('amount + charges + tax', 2)} as expected,
      trim_scale(amount) as recorded, trim_scale(charges + tax) as costs, currency
    from staged_transactions
    where type = 'Sale' and amount < 0 and not is_faulty`,
});

/** Questions that an import asks about its rows; those recorded by hand are asked the same. */
export const questionChecks: readonly QuestionCheck[] = [costs];
