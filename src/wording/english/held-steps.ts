/** The lines of calculations of a part of what is held. */
export const heldSteps = {
  exposure: { long: 'Held', short: 'Owed', total: 'Net exposure' },
  bond: {
    cleanPrice: 'Quoted price for 100 of nominal',
    accrued: 'plus accrued interest',
    dirtyPrice: 'Price paid',
    ofBond: '{bond}',
    yieldToMaturity: 'Rate a year',
    duration: 'Years',
    averageYield: 'Average, weighted by value',
    averageDuration: 'Average in years, weighted by value',
  },
  share: { ofPart: 'Value of the part', whole: 'Value of everything', total: 'Share' },
  drift: {
    weight: 'Weight today',
    target: 'less the model’s target',
    min: 'The model’s range begins at',
    max: 'and ends at',
    trade: 'To buy (+) or sell (−) to be at the target',
    total: 'Distance',
  },
};
