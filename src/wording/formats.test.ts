import { describe, expect, test } from 'vitest';
import { getFormats } from './formats.ts';

const en = getFormats('en');
const el = getFormats('el');

describe('money', () => {
  test.each([
    //                        English            Greek
    [1842507.36, 'EUR', '€1,842,507.36', '1.842.507,36\u00a0€'],
    [35000, 'GBP', '£35,000', '35.000\u00a0£'],
    [-5540.01, 'GBP', '−£5,540.01', '−5.540,01\u00a0£'],
    [0, 'GBP', '£0', '0\u00a0£'],
    [-0, 'GBP', '£0', '0\u00a0£'],
    [-0.001, 'GBP', '£0', '0\u00a0£'],
    [116_999.999_999_99, 'GBP', '£117,000', '117.000\u00a0£'],
    ['100.00', 'GBP', '£100', '100\u00a0£'],
    [99.6, 'JPY', '¥100', '100\u00a0¥'],
    [1.005, 'GBP', '£1.01', '1,01\u00a0£'],
    [-1.005, 'GBP', '−£1.01', '−1,01\u00a0£'],
    ['98412337111222.335', 'USD', '$98,412,337,111,222.34', '98.412.337.111.222,34\u00a0$'],
    [1234, 'JPY', '¥1,234', '1.234\u00a0¥'],
    [12.5, 'CHF', 'CHF\u00a012.50', '12,50\u00a0CHF'],
    [Number.NaN, 'GBP', '–', '–'],
    [Number.POSITIVE_INFINITY, 'GBP', '–', '–'],
    ['', 'GBP', '–', '–'],
  ] as const)('%s %s', (amount, currency, english, greek) => {
    expect(en.money(amount, currency)).toBe(english);
    expect(el.money(amount, currency)).toBe(greek);
  });

  test('without pence where they say nothing', () => {
    expect(en.money(299949.6, 'GBP', { decimals: 0 })).toBe('£299,950');
  });

  test.each([
    [299950, '+£299,950', '+299.950\u00a0£'],
    [-36500.5, '−£36,500.50', '−36.500,50\u00a0£'],
    [0, '£0', '0\u00a0£'],
  ] as const)('signed %s', (amount, english, greek) => {
    expect(en.signedMoney(amount, 'GBP')).toBe(english);
    expect(el.signedMoney(amount, 'GBP')).toBe(greek);
  });

  test('of a private-equity programme is in millions', () => {
    expect(en.money(112_912_000, 'EUR', { unit: 'm' })).toBe('€112.9m');
    expect(el.money(112_912_000, 'EUR', { unit: 'm' })).toBe('112,9\u00a0εκ.\u00a0€');
    expect(en.signedMoney(58_112_000, 'EUR', { unit: 'm' })).toBe('+€58.1m');
    expect(en.money(-12_000, 'EUR', { unit: 'm' })).toBe('€0.0m');
  });

  test('of many clients is short', () => {
    expect(en.compactMoney(4_820_000_000, 'GBP')).toBe('£4.82bn');
    expect(en.signedCompactMoney(38_600_000, 'GBP')).toBe('+£38.6m');
    expect(en.compactMoney(999_960_000, 'GBP')).toBe('£1.00bn');
    expect(en.compactMoney(999_960, 'GBP')).toBe('£1.0m');
    expect(en.compactMoney(61_200, 'GBP')).toBe('£61k');
    expect(en.compactMoney(612.4, 'GBP')).toBe('£612');
    expect(el.compactMoney(4_820_000_000, 'EUR')).toBe('4,82\u00a0δισ.\u00a0€');
    expect(el.signedCompactMoney(-61_200, 'EUR')).toBe('−61\u00a0χιλ.\u00a0€');
  });

  test('of a headline has its pence apart', () => {
    expect(en.moneyParts(1218852.5, 'GBP')).toEqual({ major: '£1,218,852', minor: '.50', after: '' });
    expect(el.moneyParts(1842507.36, 'EUR')).toEqual({ major: '1.842.507', minor: ',36', after: '\u00a0€' });
    expect(en.moneyParts(1218852, 'GBP')).toEqual({ major: '£1,218,852', minor: '', after: '' });
    expect(el.moneyParts(1842507, 'EUR')).toEqual({ major: '1.842.507', minor: '', after: '\u00a0€' });
    expect(en.moneyParts(112_912_000, 'EUR', { unit: 'm' })).toEqual({ major: '€112.9m', minor: '', after: '' });
    expect(en.moneyParts(Number.NaN, 'GBP')).toEqual({ major: '–', minor: '', after: '' });
  });

  test('on an axis has the decimals of its step and one unit', () => {
    const english = en.axisMoney('GBP', { step: 100_000, highest: 1_300_000 });
    expect([900_000, 1_200_000].map(english)).toEqual(['£0.9m', '£1.2m']);
    expect(en.axisMoney('GBP', { step: 20_000, highest: 90_000 })(-40_000)).toBe('−£40k');
    expect(en.axisMoney('GBP', { step: 200, highest: 800 })(400)).toBe('£400');
    expect(el.axisMoney('EUR', { step: 50_000, highest: 1_900_000 })(1_900_000)).toBe('1,90\u00a0εκ.');
    expect(el.axisMoney('EUR', { step: 200, highest: 800 })(400)).toBe('400\u00a0€');
  });
});

describe('rates', () => {
  test.each([
    [0.33421, '+33.42%', '+33,42%'],
    [-0.00791, '−0.79%', '−0,79%'],
    [0, '0.00%', '0,00%'],
    [-0.00001, '0.00%', '0,00%'],
    [0.00005, '+0.01%', '+0,01%'],
    [12.3456, '+1,234.56%', '+1.234,56%'],
    [Number.NaN, '–', '–'],
  ] as const)('percent %s', (fraction, english, greek) => {
    expect(en.percent(fraction)).toBe(english);
    expect(el.percent(fraction)).toBe(greek);
  });

  test('a share, a weight, points and a multiple have no plus', () => {
    expect(en.share(0.79333)).toBe('79.33%');
    expect(en.weight(20.56)).toBe('20.56%');
    expect(el.weight(100)).toBe('100,00%');
    expect(en.points(-0.0824)).toBe('8.24');
    expect([en.signedPoints(-0.0824), en.signedPoints(0.0065)]).toEqual(['−8.24', '+0.65']);
    expect(en.multiple(1.4893)).toBe('1.49X');
    expect(el.multiple(0)).toBe('0,00X');
    expect(en.multiple(Number.NaN)).toBe('–');
  });

  test('an axis of percents has the decimals of its step', () => {
    expect([-0.1, 0, 0.1].map(en.axisPercent(0.1))).toEqual(['−10%', '0%', '+10%']);
    expect(el.axisPercent(0.005)(0.005)).toBe('+0,5%');
  });
});

test('units and prices keep the digits that count', () => {
  expect(en.units('98412.337000')).toBe('98,412.337');
  expect(el.units('4150')).toBe('4.150');
  expect(en.units('-0.00000001')).toBe('−0.00000001');
  expect(en.price('7.3126', 'GBP')).toBe('£7.3126');
  expect(en.price('118.4200', 'GBX')).toBe('118.42p');
  expect(en.price('118', 'GBX')).toBe('118.00p');
  expect(en.price('1.2840', 'GBP')).toBe('£1.2840');
  expect(en.price('0.12345678', 'GBP')).toBe('£0.123457');
  expect(el.price('1842.5', 'EUR')).toBe('1.842,50\u00a0€');
  expect(en.price('nothing', 'EUR')).toBe('–');
  expect(en.count(10214)).toBe('10,214');
  expect(el.count(10214)).toBe('10.214');
});

test.each([
  ['GBP', 'British pound', 'Λίρα στερλίνα Βρετανίας'],
  ['USD', 'US dollar', 'Δολάριο ΗΠΑ'],
  ['EUR', 'Euro', 'Ευρώ'],
  ['TWD', 'New Taiwan dollar', 'Νέο δολάριο Ταϊβάν'],
  ['HKD', 'Hong Kong dollar', 'Δολάριο Χονγκ Κονγκ'],
  ['ILS', 'Israeli new shekel', 'Νέο σέκελ Ισραήλ'],
  ['AED', 'United Arab Emirates dirham', 'Ντιράμ Ηνωμένων Αραβικών Εμιράτων'],
  ['XAF', 'Central African CFA franc', 'Φράγκο CFA Κεντρικής Αφρικής'],
])('%s has a name that keeps the capital of its place', (code, english, greek) => {
  expect([en.currencyName(code), el.currencyName(code)]).toEqual([english, greek]);
});

test('what has no name is called by its code', () => {
  expect([en.currencyName('XQX'), en.currencyName('cash')]).toEqual(['XQX', 'cash']);
});

test('days', () => {
  expect(en.date('2026-06-30')).toBe('30/06/2026');
  expect(el.date('2026-06-30T23:30:00Z')).toBe('30/06/2026');
  expect(en.date('soon')).toBe('–');
  expect(en.dateLong('2026-06-30')).toBe('30 June 2026');
  expect(el.dateLong('2026-06-30')).toBe('30 Ιουνίου 2026');
  expect(en.monthYear('2024-03-01')).toBe('March 2024');
  expect(el.monthYear('2024-03-01')).toBe('Μάρτιος 2024');
  expect(en.monthShort('2026-01-01')).toBe('Jan');
  expect(en.dayMonthShort('2026-06-30')).toBe('30 Jun');
  expect(el.dayMonthShort('2026-06-30')).toBe('30 Ιουν');
  expect(el.dateLong('soon')).toBe('–');
});

test.each([
  [2500, 'k', '2.5k', '2,5\u00a0χιλ.'],
  [-38_560_000, 'm', '−38.6m', '−38,6\u00a0εκ.'],
  [0, 'm', '0.0m', '0,0\u00a0εκ.'],
  [Number.NaN, 'm', '–', '–'],
] as const)('%s in %s', (amount, unit, english, greek) => {
  expect(en.inUnit(amount, unit)).toBe(english);
  expect(el.inUnit(amount, unit)).toBe(greek);
});
