import * as z from 'zod';
import type { Forecast, ForecastFile } from '#contracts/reports/projections.ts';
import { idOfActor } from '#domain/actor.ts';
import { errorCatalogue } from '#domain/error-catalogue.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { Figure } from '#finance/figure.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload } from '../activity/record-download.ts';
import { forecastOf } from './forecast-of.ts';
import { requirePlannableFunds } from './planned-funds.ts';
import { type Asking, projectedAccount, startOf } from './projected-account.ts';
import { toProjectionFields, parseTerms, typedTerms } from './projection-form.ts';

const Typed = z.object(typedTerms).partial();

interface Wanted {
  readonly projectionId: string;
  /** The projection, and the values typed over its terms. */
  readonly query: Readonly<Record<string, string>>;
}

/** A field that is not within its limits: while someone types, that is an answer and no failure. */
interface RefusedTerms {
  readonly code: string;
  readonly text: string;
}

/**
 * Returns the forecast of a projection with the values typed over its terms, or their error, or that the server is busy; nothing is saved.
 *
 * @throws AccessRefused `projections-not-found`; AppError `projection-not-found`
 */
export async function readForecast(
  context: Asking & Pick<RequestContext, 'texts'>,
  wanted: Wanted,
): Promise<Figure<Forecast> | RefusedTerms> {
  try {
    const { read } = await asked(context, wanted);
    return read.forecast;
  } catch (error) {
    if (!(error instanceof AppError) || !['invalid', 'unavailable'].includes(errorCatalogue[error.code].kind)) throw error;
    return { code: error.code, text: context.texts(`error.${error.code}`, error.details) };
  }
}

/**
 * The same for the file that leaves the product.
 *
 * @throws as above; AppError `query-not-understood`, `server-busy`, those of `parseTerms`
 */
export async function readForecastFile(context: RequestContext, wanted: Wanted): Promise<ForecastFile> {
  const { read, accountId } = await asked(context, wanted);
  await recordDownload(context, { section: 'projections', file: 'projection.csv', accountId });
  return read;
}

async function asked(context: Asking, { projectionId, query: { projection: id = '', ...query } }: Wanted) {
  const { data: typed } = Typed.safeParse(query);
  if (!typed) throw new AppError('query-not-understood', { part: Object.keys(query)[0] ?? '' });
  const { found, start, row, terms, funds } = await context.db.read(async (snapshot) => {
    const account = await projectedAccount(snapshot, context, { projectionId, action: 'read' });
    const rows = isId(id) ? await snapshot.projections.of(account.account.id) : [];
    const own = rows.find((each) => each.id === id);
    if (!own) throw new AppError('projection-not-found');
    const wanted = parseTerms({ ...toProjectionFields(own), ...withoutBlanks(typed) });
    const named = await requirePlannableFunds(snapshot, {
      accountId: account.account.id,
      projectionId: own.id,
      payments: wanted.payments,
      today: context.today,
      refusal: () => new AppError('query-not-understood', { part: 'payments' }),
    });
    return { found: account, start: await startOf(snapshot, context, account), row: own, terms: wanted, funds: named };
  });
  const { account, assumptions } = found;
  const forecast = await forecastOf({
    terms,
    seed: row.seed,
    start,
    currency: account.currency,
    assumptions,
    whose: idOfActor(context.actor),
  });
  const growth = assumptions.profiles[terms.riskProfile].expectedReturn;
  const { charges } = assumptions;
  return { read: { name: row.name, terms, funds, growth, charges, currency: account.currency, forecast }, accountId: account.id };
}

/** Removes fields that were not typed, so that they keep their stored values. A blank counts as typed. */
function withoutBlanks<Typed extends object>(typed: Typed): { [Key in keyof Typed]: Exclude<Typed[Key], undefined> } {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as never;
}
