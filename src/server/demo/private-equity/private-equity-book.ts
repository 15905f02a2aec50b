import { addDays, type IsoDate, isQuarterEnd, getYear } from '#finance/iso-date.ts';
import type { ImportFile } from '../../operations/import/format/import-file.ts';
import { fileOfRecords } from '../file-of-records.ts';
import { transactionColumns, type TransactionRow } from '../ledger/transaction-row.ts';
import { type Market, createDemoMarket } from '../market/market.ts';
import { marketFiles } from '../market/market-files.ts';
import { type DemoAccount, drawAdvisers, peopleFiles } from '../people-files.ts';
import { type DemoPortfolio, portfolioFile } from '../portfolio-file.ts';
import { createRandom } from '../random.ts';
import type { DemoFund } from './demo-fund.ts';
import { drawProgramme, type Programme } from './draw-programme.ts';
import { fundHistory, type FundHistory } from './fund-history.ts';
import type { PrivateEquityFirm } from './private-equity-firm.ts';
import { programmeLife } from './programme-life.ts';

/** The whole import folder of a private-equity firm, up to `through`. */
export function privateEquityBook(firm: PrivateEquityFirm, through: IsoDate): ImportFile[] {
  const market = createDemoMarket(firm.indices, through);
  const ahead = createDemoMarket(firm.indices, addDays(through, daysAhead));
  const index = firm.indices[0]?.symbol ?? '';
  const histories = new Map(firm.funds.map((fund) => [fund.symbol, fundHistory(fund, ahead, index)]));
  const accounts = firm.investors.map((row) => accountOf(firm, row));
  const programmes = firm.investors.flatMap((row) => programmesOf(firm, row));
  return [
    ...marketFiles(market, firm.funds.map(fundRecord)),
    fileOfRecords(
      'benchmarks.csv',
      ['name', 'symbol', 'weight', 'rebalance'],
      [{ name: firm.benchmark, symbol: firm.indices.at(-1)?.symbol ?? '', weight: '1' }],
    ),
    ...peopleFiles(
      firm,
      accounts.map((account) => ({ ...account, inception: inceptionOf(programmes, account.externalId) })),
    ),
    portfolioFile(programmes.map((programme) => portfolioOf(firm, programme))),
    fileOfRecords(
      'transactions.csv',
      transactionColumns,
      knownBy(
        { through, currency: firm.currency },
        programmes.flatMap((programme) => programmeLife(programme, { firm, market: ahead, histories })),
      ),
    ),
    commitmentFile(programmes),
    reportFile(programmes, histories, market),
  ];
}

/** No quarter's calls are further away. */
const daysAhead = 75;

/** Lists what is booked by a day, and beyond it the call that is announced: the next one in the firm's own currency. */
function knownBy(
  { through, currency: own }: { through: IsoDate; currency: string },
  rows: readonly TransactionRow[],
): readonly TransactionRow[] {
  const toCome = rows.filter(({ date = '', type, currency }) => date > through && type === 'Call' && currency === own);
  const next = toCome.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1))[0];
  return rows.filter(({ date = '', symbol, type }) => {
    return date <= through || (date === next?.date && symbol === next.symbol && type === 'Call');
  });
}

function accountOf(firm: PrivateEquityFirm, row: PrivateEquityFirm['investors'][number]): DemoAccount {
  const random = createRandom(`${firm.seed} client ${row('code')}`);
  return {
    externalId: row('code'),
    name: row('name'),
    person: row('person'),
    email: `${row('mail')}.${firm.clientDomain}`,
    advisors: drawAdvisers(firm.staff, random, row('adviser') === 'first'),
    groups: row('groups'),
    gender: row('gender') === 'f' ? 'female' : 'male',
    currency: firm.currency,
    location: row('town'),
    projectionId: '',
    hasUser: row('user') !== 'no',
  };
}

function programmesOf(firm: PrivateEquityFirm, row: PrivateEquityFirm['investors'][number]): Programme[] {
  const count = Number(row('programmes'));
  const size = (Number(row('size')) * 1e6) / count;
  return Array.from({ length: count }, (_, position) =>
    drawProgramme(firm, { id: `${row('code')}P${position + 1}`, accountId: row('code'), size, position }),
  );
}

function inceptionOf(programmes: readonly Programme[], account: string): IsoDate {
  const inceptions = programmes.filter(({ accountId }) => accountId === account).map(({ inception }) => inception);
  return inceptions.toSorted()[0] ?? '';
}

function fundRecord({ symbol, name, currency, sector, region, strategy, subStrategy, firstCall }: DemoFund): Record<string, string> {
  const vintage = String(getYear(firstCall));
  return { symbol, name, type: 'PrivateEquity', assetClass: 'Alternatives', currency, sector, region, strategy, subStrategy, vintage };
}

function portfolioOf(firm: PrivateEquityFirm, programme: Programme): DemoPortfolio {
  const { region, benchmark } = firm;
  const { id, accountId, name, currency, inception, riskLevel, esgRating } = programme;
  const grades = { objective: 'Accumulation', riskLevel, esgRating, benchmark };
  return { externalId: id, account: accountId, name, type: 'Fund', currency, region, inception, ...grades };
}

function commitmentFile(programmes: readonly Programme[]): ImportFile {
  const records = programmes.flatMap(({ id, commitments }) =>
    commitments.map(({ fund, date, amount }) => ({
      portfolio: id,
      symbol: fund.symbol,
      date,
      amount: amount.toFixed(2),
      currency: fund.currency,
    })),
  );
  return fileOfRecords('commitments.csv', ['portfolio', 'symbol', 'date', 'amount', 'currency'], records);
}

/** Funds report a quarter late, some of them two, one three. */
function reportFile(programmes: readonly Programme[], histories: ReadonlyMap<string, FundHistory>, { calendar }: Market): ImportFile {
  const ends = quarterEndsBefore(calendar.days.at(-1) ?? '');
  const records = programmes.flatMap(({ id, commitments }) =>
    commitments.flatMap(({ fund, amount }) =>
      (histories.get(fund.symbol)?.reports ?? [])
        .filter(({ date }) => date <= (ends[1 + fund.late] ?? ''))
        .map(({ date, share }) => ({
          portfolio: id,
          symbol: fund.symbol,
          date,
          value: (amount * share).toFixed(2),
          currency: fund.currency,
        })),
    ),
  );
  return fileOfRecords('reported-values.csv', ['portfolio', 'symbol', 'date', 'value', 'currency'], records);
}

/** The last four quarter ends on or before a day, latest first. */
function quarterEndsBefore(day: IsoDate): IsoDate[] {
  const days = Array.from({ length: 370 }, (_, back) => addDays(day, -back));
  return days.filter(isQuarterEnd).slice(0, 4);
}
