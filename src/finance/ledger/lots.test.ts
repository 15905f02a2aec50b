import { expect, test } from 'vitest';
import { decimal, one } from '../decimal.ts';
import { addLot, sumCost, type Lot, reduceCost, splitLots, takeLots, sumUnits } from './lots.ts';

const lot = (day: number, units: number, cost: number): Lot => ({ day, units: decimal(units), cost: decimal(cost), rate: one });
const plain = (lots: readonly Lot[]) => lots.map(({ day, units, cost }) => [day, units.toNumber(), cost.toNumber()]);

test('stand by date, of one day in the order of entry', () => {
  const lots = [lot(5, 1, 10), lot(9, 2, 20)];
  expect(plain(addLot(addLot(lots, lot(5, 3, 30)), lot(1, 4, 40)))).toEqual([
    [1, 4, 40],
    [5, 1, 10],
    [5, 3, 30],
    [9, 2, 20],
  ]);
});

test('the oldest are taken first, the last one in part', () => {
  const { taken, left } = takeLots([lot(1, 100, 1000), lot(2, 100, 1200), lot(3, 100, 1500)], decimal(150));
  expect(plain(taken)).toEqual([
    [1, 100, 1000],
    [2, 50, 600],
  ]);
  expect(plain(left)).toEqual([
    [2, 50, 600],
    [3, 100, 1500],
  ]);
});

test('three thirds of a lot take all of its cost', () => {
  const third = decimal(1).div(decimal(3));
  const once = takeLots([lot(1, 1, 100)], third);
  const twice = takeLots(once.left, third);
  const rest = takeLots(twice.left, sumUnits(twice.left));
  expect(rest.left).toEqual([]);
  expect(sumCost([...once.taken, ...twice.taken, ...rest.taken]).toString()).toBe('100');
});

test('no more is taken than there is', () => {
  expect(sumUnits(takeLots([lot(1, 2, 10)], decimal(5)).taken).toNumber()).toBe(2);
});

test('a split changes the units, not the cost', () => {
  expect(plain(splitLots([lot(1, 10, 1000)], decimal(2)))).toEqual([[1, 20, 1000]]);
});

test('capital paid back lowers the oldest cost first; beyond all cost it is a gain', () => {
  const { left, excess } = reduceCost([lot(1, 1, 100), lot(2, 0, 50)], decimal(120));
  expect(plain(left)).toEqual([
    [1, 1, 0],
    [2, 0, 30],
  ]);
  expect(reduceCost(left, decimal(40)).excess.toNumber()).toBe(10);
  expect(excess.isZero()).toBe(true);
});
