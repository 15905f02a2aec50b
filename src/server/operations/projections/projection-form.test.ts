import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { toProjectionFields, storedTerms, parseTerms, type TypedTerms } from './projection-form.ts';

const typed: TypedTerms = {
  riskProfile: '5',
  deposit: '1000.50',
  contribution: '-250',
  escalation: '2.3',
  years: '15',
  inflation: '2',
  target: '',
  payments: '2034 Q3 2500.5 education; 2031 Q2 -150000 home',
};
const stored = {
  id: 'p',
  accountId: 'a',
  name: 'Retirement',
  seed: 1,
  createdAt: '',
  createdBy: null,
  deletedAt: null,
  version: 1,
};

test('what is typed is understood: percent become fractions', () => {
  expect(parseTerms(typed)).toEqual({
    riskProfile: 5,
    deposit: 1000.5,
    contribution: -250,
    escalation: 0.023,
    years: 15,
    inflation: 0.02,
    target: null,
    payments: [
      { year: 2031, quarter: 2, amount: -150_000, pocket: 'home', fund: null },
      { year: 2034, quarter: 3, amount: 2500.5, pocket: 'education', fund: null },
    ],
  });
});

test('blank amounts are none', () => {
  expect(parseTerms({ ...typed, deposit: '', contribution: '', escalation: '' })).toMatchObject({
    deposit: 0,
    contribution: 0,
    escalation: 0,
  });
});

test('what is stored is shown as it was typed, in one spelling', () => {
  const fields = toProjectionFields({ ...stored, ...storedTerms(parseTerms({ ...typed, target: '500000.00' })) });
  expect(fields).toEqual({
    ...typed,
    name: 'Retirement',
    deposit: '1000.5',
    target: '500000',
    payments: '2031 Q2 -150000 home; 2034 Q3 2500.5 education',
  });
});

test('every hundredth of a percent comes back as it was typed', () => {
  for (let hundredths = 0; hundredths <= 2000; hundredths += 1) {
    const inflation = String(hundredths / 100);
    expect(toProjectionFields({ ...stored, ...storedTerms(parseTerms({ ...typed, inflation })) }).inflation).toBe(inflation);
  }
});

test.each<[keyof TypedTerms, readonly string[], string]>([
  ['riskProfile', ['', '0', '8', '4.5', 'x'], 'risk-profile-required'],
  ['deposit', ['-1', '1e3', '1,000', '1000000000.01', '0.001', 'NaN', 'Infinity', '0x10'], 'deposit-invalid'],
  ['contribution', ['-10000000.01', '10000001', '--5', '+5', '1.', '.5'], 'contribution-invalid'],
  ['escalation', ['-0.01', '20.01', '2%'], 'escalation-invalid'],
  ['years', ['', '0', '41', '1.5', '-3', '10.0'], 'years-invalid'],
  ['inflation', ['', '-1', '20.01'], 'inflation-invalid'],
  ['payments', ['2031 Q2 0 home', '? Q2 5 home', '2031 Q2 5'], 'payments-invalid'],
  ['target', ['0', '-5', '0.00', '1000000000001'], 'target-invalid'],
])('%s is none of %o', (field, wrong, code) => {
  for (const value of wrong) expect(() => parseTerms({ ...typed, [field]: value }), value).toThrow(new AppError(code as never));
});
