import { expect, test } from 'vitest';
import { findRiskLevel, type RiskRule } from './risk-level.ts';

const rule: RiskRule = {
  points: { fall: { sell: 0, wait: 5, buy: 10 }, gain: { little: 0, some: 4, much: 8 } },
  bands: [3, 6, 9, 12, 15, 18],
  limits: { horizon: { soon: 3, later: 7 }, loss: { none: 1, some: 5, any: 7 } },
};

const free = { horizon: 'later', loss: 'any' };

test.each([
  ['no points are level 1', { fall: 'sell', gain: 'little', ...free }, 1, 1, []],
  ['the least points of a band are in it', { fall: 'wait', gain: 'some', ...free }, 4, 4, []],
  ['one point less is in the band before', { fall: 'wait', gain: 'little', ...free }, 2, 2, []],
  ['all points are level 7', { fall: 'buy', gain: 'much', ...free }, 7, 7, []],
  ['a limit caps', { fall: 'buy', gain: 'much', horizon: 'soon', loss: 'any' }, 3, 7, [['horizon', 3]]],
  ['a limit above the attitude changes nothing', { fall: 'sell', gain: 'some', horizon: 'soon', loss: 'some' }, 2, 2, []],
  ['a limit at the attitude is none', { fall: 'wait', gain: 'some', horizon: 'later', loss: 'some' }, 4, 4, []],
  [
    'of several the strictest counts, and comes first',
    { fall: 'buy', gain: 'much', horizon: 'soon', loss: 'none' },
    1,
    7,
    [
      ['loss', 1],
      ['horizon', 3],
    ],
  ],
])('%s', (_name, answers, level, attitude, limits) => {
  expect(findRiskLevel(rule, answers)).toEqual({
    level,
    attitude,
    limits: limits.map(([question, limit]) => ({ question, level: limit })),
  });
});

test.each([
  ['about attitude', { gain: 'much', ...free }],
  ['that limits', { fall: 'buy', gain: 'much', horizon: 'later' }],
  ['with another option', { fall: 'pray', gain: 'much', ...free }],
  ['with the name of a method', { fall: 'toString', gain: 'much', ...free }],
  ['with several', { fall: ['buy'], gain: 'much', ...free }],
])('without an answer to a question %s there is no level', (_name, answers) => {
  expect(findRiskLevel(rule, answers)).toBeNull();
});
