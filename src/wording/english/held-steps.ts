/** The lines of calculations of a part of what is held. */
export const heldSteps = {
  exposure: { long: 'Holdings', short: 'Debts', total: 'Net exposure' },
  bond: {
    cleanPrice: 'Quoted price per 100 nominal',
    accrued: 'plus accrued interest',
    dirtyPrice: 'Price with accrued interest',
    ofBond: '{bond}',
    yieldToMaturity: 'Annual rate',
    duration: 'Years',
    averageYield: 'Average, weighted by value',
    averageDuration: 'Average in years, weighted by value',
  },
  share: { ofPart: 'Value of the part', whole: 'Total value', total: 'Weight' },
  drift: {
    weight: 'Current weight',
    target: 'less the model’s target',
    min: 'Lower limit of the model’s range',
    max: 'Upper limit of the model’s range',
    trade: 'To buy (+) or sell (−) to reach the target',
    total: 'Difference',
  },
};
