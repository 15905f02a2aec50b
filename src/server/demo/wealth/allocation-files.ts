import type { ImportFile } from '../../operations/import/format/import-file.ts';
import { fileOfRecords } from '../file-of-records.ts';
import type { WealthFirm } from './wealth-firm.ts';

/** models.csv: what portfolios of each risk level aim at, with the band around it; cash takes the rest. */
export function modelFile({ mixes, modelNames }: WealthFirm): ImportFile {
  const records = mixes.flatMap((mix, level) => {
    const invested = Object.values(mix).reduce((sum, fraction) => sum + fraction, 0);
    const targets = Object.entries({ ...mix, Cash: 1 - invested });
    return targets.map(([assetClass, target]) => ({ model: modelNames[level] ?? '', assetClass, ...bandAround(target) }));
  });
  return fileOfRecords('models.csv', ['model', 'assetClass', 'min', 'target', 'max'], records);
}

/** A quarter of the target to both sides, three points at least. */
function bandAround(target: number): { min: string; target: string; max: string } {
  const width = Math.max(0.03, target / 4);
  return { min: fractionText(Math.max(0, target - width)), target: fractionText(target), max: fractionText(Math.min(1, target + width)) };
}

function fractionText(fraction: number): string {
  return String(Math.round(fraction * 1e4) / 1e4);
}

/** The days of which funds have published what they hold. */
const publishedOn = ['2024-12-31', '2025-12-31'];

/** fund-weights.csv: the funds keep what they are made of. */
export function fundWeightFile({ fundWeights }: WealthFirm): ImportFile {
  const records = publishedOn.flatMap((date) =>
    fundWeights.flatMap((row) =>
      row('weights')
        .split(',')
        .map((written) => ({ symbol: row('symbol'), date, kind: row('kind'), ...weightOf(written.trim()) })),
    ),
  );
  return fileOfRecords('fund-weights.csv', ['symbol', 'date', 'kind', 'key', 'weight'], records);
}

/** 'North America 0.64' is 64 % there. */
function weightOf(written: string): { key: string; weight: string } {
  const space = written.lastIndexOf(' ');
  return { key: written.slice(0, space), weight: written.slice(space + 1) };
}
