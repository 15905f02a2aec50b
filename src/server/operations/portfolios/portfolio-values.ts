import { listFields } from '#collections/collection.ts';
import { portfolios } from '#collections/portfolios.ts';
import type { Offered } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import { type PortfolioType, portfolioTypes } from '#domain/portfolio/portfolio-type.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { Variant } from '#variants/variant.ts';
import type { PortfolioChange } from '../../db/queries/clients/portfolio-records.ts';
import type { Queries } from '../../db/queries.ts';

export const portfolioFields = listFields(portfolios);
/** The values of a portfolio's form. */
export type PortfolioValues = ValuesOf<typeof portfolioFields>;
type Field = (typeof portfolioFields)[number]['id'];

/** Returns the form values of a stored portfolio, whose imported values the form may not offer. */
export function toPortfolioValues({
  name,
  type,
  currency,
  region,
  objective,
  riskLevel,
  esgRating,
  benchmarkId,
  modelId,
}: PortfolioChange): PortfolioValues {
  const slid = { riskLevel: riskLevel?.toString() ?? null, esgRating: esgRating?.toString() ?? null };
  return { name, type, currency, region, objective, ...slid, benchmark: benchmarkId, model: modelId } as PortfolioValues;
}

/** The other way: what the form says, as it is stored. */
export function toPortfolioChange({ benchmark, model, riskLevel, esgRating, ...values }: PortfolioValues): PortfolioChange {
  return { ...values, riskLevel: levelOf(riskLevel), esgRating: levelOf(esgRating), benchmarkId: benchmark, modelId: model };
}

const levelOf = (option: string | null) => (option === null ? null : Number(option));

/** @throws AppError `benchmark-not-found` for one that there is not */
export async function refuseBenchmark({ benchmarks }: Queries, benchmark: string | null): Promise<void> {
  if (benchmark !== null && (await benchmarks.byIds([benchmark])).length === 0) throw new AppError('benchmark-not-found');
}

/** @throws AppError `model-not-found` for one that there is not */
export async function refuseModel({ modelRecords }: Queries, model: string | null): Promise<void> {
  if (model !== null && !(await modelRecords.find(model))) throw new AppError('model-not-found');
}

/** The fields whose value no form offers: an import brought it, and it stays. */
export function foreignFields(stored: PortfolioChange, { portfolioTypes: offered }: Pick<Variant, 'portfolioTypes'>): Field[] {
  const isForeign = (id: 'currency' | 'region' | 'objective') => {
    const field = portfolioFields.find((each) => each.id === id);
    const options: readonly { readonly value: string }[] = field && 'options' in field ? field.options : [];
    return stored[id] !== null && options.every(({ value }) => value !== stored[id]);
  };
  const isForeignType = !offered.some((type) => type === stored.type);
  return [...(['currency', 'region', 'objective'] as const).filter(isForeign), ...(isForeignType ? (['type'] as const) : [])];
}

/** @throws AppError `portfolio-type-not-offered` by the variant */
export function refuseType({ portfolioTypes: offered }: Pick<Variant, 'portfolioTypes'>, type: PortfolioType): void {
  if (!offered.includes(type)) throw new AppError('portfolio-type-not-offered');
}

/** The kinds of portfolios of the variant, and the benchmarks and models of the firm. */
export async function offeredTo(
  { portfolioTypes: offered }: Pick<Variant, 'portfolioTypes'>,
  { benchmarks, modelRecords }: Queries,
): Promise<Offered> {
  const type = portfolioTypes.filter((each) => offered.includes(each)).map((value) => ({ value, label: value }));
  return { type, benchmark: await benchmarks.all(), model: await modelRecords.all() };
}
