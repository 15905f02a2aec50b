import type { Forecast, PlannedFund } from '#contracts/reports/projections.ts';
import { AppError } from '#domain/errors.ts';
import { parsePayments, type PlannedPayment, type Pocket, pockets } from '#domain/projection/planned-payment.ts';
import type { Figure } from '#finance/figure.ts';
import type { Projection } from '../../db/queries/clients/projections.ts';
import { parseTerms, toProjectionFields } from '../projections/projection-form.ts';
import { roundAmount, roundRate } from '../reporting-api/figures-as-json.ts';

// The specification's projection portfolio is our projection. It has a pocket of each purpose, and a movement is a planned payment. Payments have no id of
// their own: that of a movement says what it is, so that a change of one that someone else has changed finds nothing.

/** The fund of a movement that names none: it is of the account as a whole. */
export const wholeAccount = 'account';

export function toListedProjection({ id, name }: Projection) {
  return { id, name };
}

/** With the funds that its movements name: a name is as it was, where the firm has the fund no longer. */
export function toProjection(stored: Projection, funds: readonly PlannedFund[]) {
  const { name: _name, ...fields } = toProjectionFields(stored);
  const { payments, ...terms } = parseTerms(fields);
  return {
    ...toListedProjection(stored),
    ...terms,
    funds: funds.map(({ id, name, isRemoved }) => ({ id, name, isRemoved })),
    pockets: pockets.map((pocket) => toPocket(stored.id, pocket, payments)),
  };
}

export function toPocket(projection: string, pocket: Pocket, payments: readonly PlannedPayment[]) {
  return {
    id: pocketId(projection, pocket),
    id_portfolio: projection,
    id_type_pocket: pocket,
    movements: payments.filter((payment) => payment.pocket === pocket).map((payment) => toMovement(projection, payment)),
  };
}

export function toMovement(projection: string, payment: PlannedPayment) {
  const { pocket, year, quarter, amount, fund } = payment;
  return {
    id: movementId(projection, payment),
    id_fund: fund ?? wholeAccount,
    id_pocket: pocketId(projection, pocket),
    id_type: amount < 0 ? 'out' : 'in',
    year,
    quarter,
    amount: Math.abs(amount),
  };
}

export function movementId(projection: string, { pocket, year, quarter, amount, fund }: PlannedPayment): string {
  const what = `${year}Q${quarter}-${amount < 0 ? 'out' : 'in'}-${Math.abs(amount)}`;
  return [pocketId(projection, pocket), what, ...(fund === null ? [] : [fund])].join('-');
}

function pocketId(projection: string, pocket: Pocket): string {
  return `${projection}-${pocket}`;
}

/** @throws AppError `page-not-found` for what is no id of a pocket */
export function pocketOfId(id: string): { readonly projection: string; readonly pocket: Pocket } {
  const [projection = '', name, ...rest] = id.split('-');
  const pocket = pockets.find((each) => each === name);
  if (pocket === undefined || rest.length > 0) throw new AppError('page-not-found');
  return { projection, pocket };
}

export function paymentsOf({ payments }: Pick<Projection, 'payments'>): readonly PlannedPayment[] {
  return parsePayments(payments) ?? [];
}

/** Amounts are in the account's currency, in the money of their day. */
export function toForecast(forecast: Figure<Forecast>) {
  if (!forecast.available) return { forecast: null, notAvailable: { forecast: forecast.reason } };
  const { currency, startDay, startValue, years, depletedInMonth, ...found } = forecast.value;
  const { probabilityOfLoss, probabilityOfRealLoss, probabilityOfDepletion, probabilityOfTarget } = found;
  return {
    forecast: {
      currency,
      startDate: startDay,
      startValue: roundAmount(startValue),
      depletedInMonth,
      probabilityOfLoss: roundRate(probabilityOfLoss),
      probabilityOfRealLoss: roundRate(probabilityOfRealLoss),
      probabilityOfDepletion: roundRate(probabilityOfDepletion),
      probabilityOfTarget: probabilityOfTarget === null ? null : roundRate(probabilityOfTarget),
      years: years.map(({ year, quantiles, mean, contributed }) => ({
        year,
        quantiles: quantiles.map(roundAmount),
        mean: roundAmount(mean),
        contributed: roundAmount(contributed),
      })),
    },
  };
}
