/** Names of the asset classes and of the kinds of instrument. */
export const assetClasses = {
  'Fixed Interest': 'Fixed Interest',
  Equities: 'Equities',
  Alternatives: 'Alternatives',
  Property: 'Property',
  Cash: 'Cash',
  Other: 'Other',
};

export const instrumentTypes = {
  Stock: 'Share',
  Fund: 'Fund',
  ETF: 'ETF',
  Bond: 'Bond',
  Cash: 'Cash account',
  Property: 'Property',
  Commodity: 'Commodity',
  Crypto: 'Cryptoasset',
  PrivateEquity: 'Private equity',
  Index: 'Index',
  Other: 'Other',
};
