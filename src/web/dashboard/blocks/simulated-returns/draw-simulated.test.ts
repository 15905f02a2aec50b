import { expect, test } from 'vitest';
import type { SimulatedReturns } from '#contracts/datasets/returns.ts';
import { available } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { renderSvg } from '../../../ui/chart/chart-library.ts';
import { drawSimulated } from './draw-simulated.ts';
import { simulatedReadings } from './simulated-readings.ts';
import { simulatedRows } from './simulated-rows.ts';

const shown: SimulatedReturns = {
  asOf: '2026-06-30',
  period: { from: '2026-03-31', to: '2026-06-30' },
  basis: 'today',
  hasModel: false,
  limitedBy: null,
  simulated: available(0.04),
  real: available(-0.01),
  points: [
    { day: '2026-03-31', simulated: 0, real: 0 },
    { day: '2026-04-30', simulated: 0.02, real: null },
    { day: '2026-06-30', simulated: 0.04, real: -0.01 },
  ],
};
const language = { texts: textsByLocale.en, formats: getFormats('en') };

test('what did not happen is dashed, what did is whole', () => {
  const { series } = drawSimulated(shown, language.formats)({ width: 700, height: 360, isPaper: false });
  expect(series).toMatchObject([{ lineStyle: { color: 'var(--chart-1)' } }, { lineStyle: { type: [6, 4] } }]);
  const svg = renderSvg(
    drawSimulated(shown, language.formats),
    { width: 700, height: 360, isPaper: true },
    { id: 'one', name: 'Simulated' },
  );
  expect(svg).toContain('+4%');
  expect(svg).not.toContain('NaN');
});

test('each month-end says both, and a dash for what is not known', () => {
  const { at } = simulatedReadings(shown, language);
  expect(at(2).spoken).toBe('30/06/2026: simulated +4.00%, actual −1.00%');
  expect(at(1).spoken).toBe('30/04/2026: simulated +2.00%, actual –');
  expect(at(1).rings).toHaveLength(1);
});

test('the rows call it simulated', () => {
  expect(simulatedRows(shown, textsByLocale.en)).toEqual({
    header: ['Day', 'Simulated', 'Actual'],
    rows: shown.points.map(({ day, simulated, real }) => [day, simulated, real]),
  });
});
