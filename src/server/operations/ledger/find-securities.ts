import type { FoundSecurity } from '#contracts/ledger/entry-form.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import { decimal } from '#finance/decimal.ts';
import type { Queries } from '../../db/queries.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';
import type { RequestContext } from '../../request-context.ts';
import { faceValueOf } from './nominal-units.ts';
import { entryPlace } from './entry-portfolio.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'today'>;

/** As many as a list of matches shows. */
const maxFound = 6;

/**
 * The securities of the firm that someone may mean by these words: their symbol, name, ISIN or SEDOL, the nearest first.
 *
 * @throws AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function findSecurities({ actor, db, today }: Asking, portfolioId: string, words: string): Promise<FoundSecurity[]> {
  return db.read(async (snapshot) => {
    const { account } = await entryPlace(snapshot, actor, portfolioId);
    const found = await snapshot.instruments.search(words, { accountId: account.id, limit: maxFound });
    return Promise.all(found.map((instrument) => shownSecurity(snapshot, instrument, today)));
  });
}

export async function shownSecurity(snapshot: Queries, instrument: Instrument, day: IsoDate): Promise<FoundSecurity> {
  const { symbol, name, type, currency, quoteUnit } = instrument;
  return { symbol, name, type, currency, quoteUnit, faceValue: faceValueOf(instrument), price: await priceOf(snapshot, instrument, day) };
}

/** The last price that counts on a day. */
export async function priceOf(
  snapshot: Queries,
  { id, currency, quoteUnit }: Pick<Instrument, 'id' | 'currency' | 'quoteUnit'>,
  day: IsoDate,
): Promise<FoundSecurity['price']> {
  const [last] = await snapshot.prices.lastOn([id], day);
  return last ? { text: decimal(last.close).toString(), unit: quoteUnit ?? currency, day: isoDate(last.day) } : null;
}
