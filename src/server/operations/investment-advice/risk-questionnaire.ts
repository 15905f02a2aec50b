import type { RiskQuestionnaire } from '#contracts/investment-advice.ts';
import { AppError } from '#domain/errors.ts';
import type { Variant } from '#variants/variant.ts';

/**
 * Returns the variant's questions about risk.
 *
 * @throws AppError `page-not-found` where it has none
 */
export function requireRiskQuestionnaire({
  riskQuestionnaire,
  sections,
}: Pick<Variant, 'riskQuestionnaire' | 'sections'>): RiskQuestionnaire {
  if (!sections.investmentAdvice || !riskQuestionnaire) throw new AppError('page-not-found');
  return riskQuestionnaire;
}
