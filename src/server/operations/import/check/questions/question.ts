import type { QuestionKind } from '#domain/ledger/question-kinds.ts';
import type { SetCheck } from '../set-check.ts';

/** A rule whose findings are possible and probably wrong: someone confirms them, or corrects the row. */
export interface QuestionCheck extends SetCheck {
  readonly confirmedBy: QuestionKind;
  readonly says: QuestionKind;
}

/** Makes a question about rows of transactions.csv. */
export function question(
  kind: QuestionKind,
  check: Pick<SetCheck, 'column' | 'sql' | 'details' | 'deniedBy' | 'types' | 'ofColumn' | 'onlyIf' | 'leastRows'>,
): QuestionCheck {
  return { file: 'transactions.csv', confirmedBy: kind, says: kind, ...check };
}

/** SQL of whether a staged row `s` is new or says something else than before: what was confirmed once is not asked again. */
export const isFresh = `not s.is_faulty and not exists (
  select from transactions t
  where t.source = s.source and t.source_id = s.id and t.voided_at is null and t.day = s.date and t.type = s.type and t.amount = s.amount
    and t.units is not distinct from s.units and t.category is not distinct from s.category and t.cost is not distinct from s.cost
    and t.acquired is not distinct from s.acquired)`;
