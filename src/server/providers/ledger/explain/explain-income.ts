import type { ExplanationRow, ExplanationStep, FigureId } from '#contracts/reports/figures.ts';
import { averageValue, chargesOver } from '#finance/income-and-charges/charges.ts';
import type { Decimal } from '#finance/decimal.ts';
import { computeEffect, type EntryEffect } from '#finance/ledger/entry-effect.ts';
import { isoDate } from '#finance/iso-date.ts';
import { chargeCategories, type TransactionType } from '#finance/ledger/ledger.ts';
import { ledgerEntry } from '../../../db/ledger-entry.ts';
import type { LedgerRow } from '../../../db/queries/ledger/transactions.ts';
import { entryRates } from '../transactions/entry-rates.ts';
import { type Explained, type Question, result, step } from './explained.ts';
import { collectIds } from '../collect-ids.ts';

/** A transaction that is part of the figure, with its part in the page's currency. */
interface Part {
  readonly row: LedgerRow;
  readonly amount: number;
}

const incomeTypes: readonly TransactionType[] = ['Dividend', 'Interest', 'Distribution'];
const incomeLabels: Partial<Record<string, string>> = {
  Dividend: 'income.dividends',
  Interest: 'income.interest',
  Distribution: 'income.distributions',
};

/** Dividends, interest and distributed income, each at the rate of its day. */
export async function explainIncome(_figure: FigureId, question: Question): Promise<Explained> {
  const parts = await partsOf(question, incomeTypes, ({ income }) => income);
  const steps = incomeTypes.flatMap((type) => sumStep(parts, incomeLabels[type] ?? '', ({ row }) => row.type === type));
  return { steps: [...steps, result('income.total', question.result, 'money')], rows: await rowsOf(question, parts) };
}

/** Management charges by category. */
export async function explainCharges(_figure: FigureId, question: Question): Promise<Explained> {
  const parts = await partsOf(question, ['Charge'], ({ charges }) => charges);
  const steps = chargeCategories.flatMap((category) =>
    sumStep(parts, `charges.${category}`, ({ row }) => (row.category ?? 'Other') === category),
  );
  return { steps: [...steps, result('charges.total', question.result, 'money')], rows: await rowsOf(question, parts) };
}

/** Charges of the period divided by the average of its daily values; of a year, spread over the years of the period. */
export async function explainChargesRate(figure: FigureId, question: Question): Promise<Explained> {
  const { figures, period, result: rate } = question;
  const last = result(figure === 'chargesRate' ? 'chargesRate.total' : 'chargesRate.aYear', rate, 'percent');
  if (!figures.series || !rate.available) return { steps: [last], rows: [] };
  const { rows } = await explainCharges('charges', question);
  const steps = [
    step('charges.total', chargesOver(figures.series, period)),
    step('chargesRate.average', averageValue(figures.series, period)),
    last,
  ];
  return { steps, rows };
}

async function partsOf(
  { snapshot, subject, figures, period, result: figure }: Question,
  types: readonly TransactionType[],
  partOf: (effect: EntryEffect) => Decimal,
): Promise<Part[]> {
  if (!figure.available) return [];
  const wanted = { accountId: figures.account.id, portfolioIds: collectIds(figures.portfolios), through: isoDate(period.to) };
  const rows = await snapshot.transactions.ofTypes(wanted, isoDate(period.from), types);
  const rateOf = await entryRates(snapshot, figures, rows);
  return rows.flatMap((row) => {
    const part = partOf(computeEffect(ledgerEntry(row), subject.variant.settlement));
    return part.isZero() ? [] : [{ row, amount: part.toNumber() * rateOf(row) }];
  });
}

function sumStep(parts: readonly Part[], label: string, isOwn: (part: Part) => boolean): ExplanationStep[] {
  const own = parts.filter(isOwn);
  if (own.length === 0) return [];
  return [
    {
      ...step(
        label,
        own.reduce((total, { amount }) => total + amount, 0),
      ),
      details: { count: own.length },
    },
  ];
}

/** Named after the security; without one, after what was booked. */
async function rowsOf({ snapshot }: Question, parts: readonly Part[]): Promise<ExplanationRow[]> {
  const ids = [...new Set(parts.flatMap(({ row }) => row.instrumentId ?? []))];
  const instruments = await snapshot.market.instruments(ids);
  return parts.map(({ row, amount }) => ({
    day: isoDate(row.day),
    text: instruments.get(row.instrumentId ?? '')?.name ?? bookedAs(row),
    kind: 'money',
    amount,
  }));
}

function bookedAs({ type, category }: LedgerRow): string {
  return type === 'Charge' ? `explanation.row.charge.${category ?? 'Other'}` : 'explanation.row.interest';
}
