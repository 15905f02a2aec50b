import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinnedPlaces } from './thinned-days.ts';

test('a short line is drawn whole', () => {
  expect(thinnedPlaces(Float64Array.of(1, 3, 2), 520)).toEqual([0, 1, 2]);
});

test('days without a level are no extremes', () => {
  const line = Float64Array.from({ length: 2000 }, (_, at) => (at % 3 === 0 ? NaN : Math.sin(at)));
  expect(thinnedPlaces(line, 100).filter((at) => Number.isNaN(line[at])).length).toBeLessThanOrEqual(1);
});

test('of a long line both ends, its highest and its lowest day stay, and never more than the limit', () => {
  const lines = fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), { minLength: 30, maxLength: 3000 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 12, max: 520 }), (levels, limit) => {
      const line = Float64Array.from(levels);
      const places = thinnedPlaces(line, limit);
      const drawn = places.map((at) => line[at] ?? NaN);
      expect(places.length).toBeLessThanOrEqual(Math.max(limit, line.length <= limit ? line.length : 0));
      expect([places[0], places.at(-1)]).toEqual([0, line.length - 1]);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([Math.min(...line), Math.max(...line)]);
    }),
  );
});
