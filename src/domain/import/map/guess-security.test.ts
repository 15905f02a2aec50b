import { expect, test } from 'vitest';
import { guessSecurity } from './guess-security.ts';

test.each([
  ['Acme plc', 'Stock', 'Equities'],
  ['NORTHWIND GLOBAL TRUST PLC, ORD GBP0.05 (NWG)', 'Stock', 'Equities'],
  ['Quartz World UCITS ETF', 'ETF', 'Equities'],
  ['QUARTZ EMERGING BOND UCITS', 'ETF', 'Fixed Interest'],
  ['Larkspur Global Income Fund B Inc', 'Fund', 'Equities'],
  ['Larkspur Sterling Corporate Bond Fund', 'Fund', 'Fixed Interest'],
  ['2% LANTERN GILT 2026', 'Bond', 'Fixed Interest'],
  ['QUARTZ 1.25% 2029', 'Bond', 'Fixed Interest'],
  ['MERIDIAN PHYSICAL METALS PLC, MERIDIAN GOLD ETC USD (GBP) ACC (MGLD)', 'Commodity', 'Alternatives'],
  ['Bitcoin', 'Crypto', 'Alternatives'],
])('%s is probably of the type %s and the class %s', (name, type, assetClass) => {
  expect(guessSecurity({ name, symbol: null })).toEqual({ type, assetClass });
});
