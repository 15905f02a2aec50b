import { PortfolioBook } from '../ledger/portfolio-book.ts';
import type { DealingTerms } from '../ledger/portfolio-plan.ts';
import type { TransactionRow } from '../ledger/transaction-row.ts';
import type { Market } from '../market/market.ts';
import type { Programme } from './draw-programme.ts';
import type { FundEvent, FundHistory } from './fund-history.ts';
import type { PrivateEquityFirm } from './private-equity-firm.ts';

const noDealing: DealingTerms = { listedCharge: 0, stampDuty: 0, dollarWithholding: 0, interest: {} };

interface InstallationParts {
  readonly firm: PrivateEquityFirm;
  readonly market: Market;
  readonly histories: ReadonlyMap<string, FundHistory>;
}

/** Writes a programme's transactions: each fund's calls and distributions in its currency, and the firm's yearly charge. The investor settles all of them. */
export function programmeLife(programme: Programme, { firm, market, histories }: InstallationParts): readonly TransactionRow[] {
  const book = new PortfolioBook(market, { id: programme.id, currency: programme.currency, isDirect: true }, noDealing);
  const events = programme.commitments.flatMap(({ fund, amount }) => {
    let calls = 0;
    const noteOn = ({ category }: FundEvent) => `${firm.drawdown} ${calls}${category === 'Fees' ? `, ${firm.fees}` : ''}`;
    return (histories.get(fund.symbol)?.events ?? []).map((event) => ({
      day: event.day,
      happen: () => {
        const money = { minor: Math.round(event.share * amount * 100), currency: fund.currency };
        if (event.type === 'Call' && event.category === '') calls += 1;
        if (event.type === 'Distribution') book.distribute(event.day, fund.symbol, { ...money, category: event.category });
        else book.call(event.day, fund.symbol, { ...money, category: event.category, note: noteOn(event) });
      },
    }));
  });
  const own = programme.commitments.filter(({ fund }) => fund.currency === programme.currency);
  const charge = Math.round(own.reduce((sum, { amount }) => sum + amount * 100, 0) * firm.charge);
  const first = Math.min(...events.map(({ day }) => day));
  const charges = yearEndsAfter(market, first).map((day) => ({ day, happen: () => book.charge(day, charge, 'Adviser') }));
  for (const { happen } of [...events, ...charges].toSorted((one, other) => one.day - other.day)) happen();
  return book.rows;
}

/** The first open day on or after 15 December of every year after a day. */
function yearEndsAfter({ calendar }: Market, day: number): number[] {
  const years = new Set(calendar.days.map((date) => date.slice(0, 4)));
  return [...years].map((year) => calendar.onOrAfter(`${year}-12-15`)).filter((end) => end > day && end < calendar.days.length);
}
