import { href } from 'react-router';
import type { AdviceResult, RiskQuestionnaire } from '#contracts/investment-advice.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import { riskProfileBenchmark } from '#domain/portfolio/risk-profile-benchmark.ts';
import { listFormFields } from '#forms/form.ts';
import type { StoredRiskResult } from '../../db/queries/clients/risk-results.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { submittedForm } from '../submissions/submitted-form.ts';

/** The results that are read of one person: the newest, and a short history. */
export const maxResults = 11;
const maxModels = 3;

interface Of {
  readonly questionnaire: RiskQuestionnaire;
  /** The newest first. */
  readonly results: readonly StoredRiskResult[];
  /** The accounts whose portfolios are listed with their risk. */
  readonly accounts: readonly string[];
}

/** Returns the newest result for pages; null if there is none. */
export async function readAdviceResult(
  snapshot: Queries,
  { variant, portal }: Pick<RequestContext, 'variant' | 'portal'>,
  { questionnaire, results: [newest, ...older], accounts }: Of,
): Promise<AdviceResult | null> {
  if (!newest || !portal) return null;
  const { level, attitude, limits } = newest.result;
  const { timeZone, portfolioParameter } = variant;
  const portfolios = await snapshot.portfolios.ofAccounts(accounts);
  return {
    ...submittedForm(newest, timeZone),
    level,
    attitude,
    ...questionnaire.levels[level],
    limits: limits.map((limit) => ({ ...wordsOfLimit(questionnaire, newest, limit.question), level: limit.level })),
    sector: questionnaire.hasSectors ? riskProfileBenchmark(level) : null,
    profile: await snapshot.riskProfiles.ofLevel(level, maxModels),
    portfolios: portfolios.flatMap((each) => {
      if (each.riskLevel === null) return [];
      const portfolio = portfolioAddress(portfolioParameter, each);
      const address = href('/dashboard/:portal/portfolio/:portfolio', { portal: portal.id, portfolio });
      return [{ name: each.name, href: address, level: each.riskLevel }];
    }),
    earlier: older.map(({ id, submittedAt, result }) => ({
      id,
      submittedAt: localMoment(submittedAt, timeZone),
      level: result.level,
    })),
  };
}

/** The names of a question and its answer, as the form had them when it was submitted. */
function wordsOfLimit({ limitNames }: RiskQuestionnaire, { form, answers }: StoredRiskResult, question: string) {
  const none = { en: question, el: question };
  const field = listFormFields(form).find(({ id }) => id === question);
  const option = field && 'options' in field ? field.options.find(({ value }) => value === answers[question]) : undefined;
  return { name: limitNames[question] ?? field?.label ?? none, answer: option?.label ?? none };
}
