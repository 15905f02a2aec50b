import * as z from 'zod';
import { type ProjectionFields, projectionRefusals } from '#contracts/reports/projections.ts';
import { AppError } from '#domain/errors.ts';
import { longestPayments, parsePayments, writePayments } from '#domain/projection/planned-payment.ts';
import { longestProjectionName, projectionLimits, type ProjectionTerms, riskProfileOf } from '#domain/projection/projection.ts';
import type { Projection } from '../../db/queries/clients/projections.ts';
import { formLine } from '../form-line.ts';

/** The typed fields of a projection's terms. */
export const typedTerms = {
  riskProfile: formLine(2),
  deposit: formLine(20),
  contribution: formLine(20),
  escalation: formLine(10),
  years: formLine(5),
  inflation: formLine(10),
  target: formLine(20),
  payments: formLine(longestPayments),
};

export type TypedTerms = Omit<ProjectionFields, 'name'>;

type Limited = keyof typeof projectionLimits;

/**
 * Parses the typed terms: per cent become fractions.
 *
 * @throws AppError of the first field that is not within its limits
 */
export function parseTerms(typed: TypedTerms): ProjectionTerms {
  const riskProfile = riskProfileOf(typed.riskProfile);
  if (riskProfile === null) throw new AppError(projectionRefusals.riskProfile);
  const number = (field: Limited, decimals: number) => numberIn(typed[field], field, decimals);
  const fraction = (field: 'escalation' | 'inflation') => numberIn(typed[field], field, 2, 100);
  return {
    riskProfile,
    deposit: typed.deposit === '' ? 0 : number('deposit', 2),
    contribution: typed.contribution === '' ? 0 : number('contribution', 2),
    escalation: typed.escalation === '' ? 0 : fraction('escalation'),
    years: number('years', 0),
    inflation: fraction('inflation'),
    target: typed.target === '' ? null : number('target', 2),
    payments: paymentsIn(typed.payments),
  };
}

function paymentsIn(typed: string): ProjectionTerms['payments'] {
  const payments = parsePayments(typed);
  if (!payments) throw new AppError(projectionRefusals.payments);
  return payments;
}

/** The name of a projection. @throws AppError `name-required` */
export function projectionName(typed: string): string {
  if (typed === '') throw new AppError(projectionRefusals.name);
  return typed;
}

export const projectionNameLine = formLine(longestProjectionName);

/** A stored projection as its form shows it. */
export function toProjectionFields({
  name,
  riskProfile,
  deposit,
  contribution,
  escalation,
  years,
  inflation,
  target,
  payments,
}: Projection): ProjectionFields {
  return {
    name,
    riskProfile: String(riskProfile),
    deposit: plain(deposit),
    contribution: plain(contribution),
    escalation: inPercent(escalation),
    years: String(years),
    inflation: inPercent(inflation),
    target: target === null ? '' : plain(target),
    payments,
  };
}

/** Terms as they are stored: exact, as text. */
export function storedTerms({ deposit, contribution, escalation, inflation, target, payments, ...rest }: ProjectionTerms) {
  return {
    ...rest,
    deposit: String(deposit),
    contribution: String(contribution),
    escalation: String(escalation),
    inflation: String(inflation),
    target: target === null ? null : String(target),
    payments: writePayments(payments),
  };
}

const written = z.string().regex(/^-?\d{1,13}(?:\.\d{1,2})?$/);

function numberIn(typed: string, field: Limited, decimals: number, per = 1): number {
  const { least, most } = projectionLimits[field];
  const isWritten = written.safeParse(typed).success && (decimals > 0 || !typed.includes('.'));
  // Hundredths first: 2.3 / 100 has dust that 230 / 10 000 has not.
  const value = Math.round(Number(typed) * 100) / (100 * per);
  if (!isWritten || value < least || value > most) throw new AppError(projectionRefusals[field]);
  return value + 0;
}

const plain = (amount: string) => String(Number(amount));

const inPercent = (fraction: string) => String(Math.round(Number(fraction) * 1e6) / 1e4);
