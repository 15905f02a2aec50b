import { expect, test } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import { csvText } from '../csv-text.ts';
import { auditHeader, auditRow } from './audit-table.ts';

const entry = {
  seq: 7,
  at: '2026-03-31T09:30:00.123456Z',
  localAt: '2026-03-31T10:30',
  actorKind: 'guest',
  actor: null,
  onBehalfOf: null,
  portal: 'Main',
  account: '=cmd|calc',
  action: 'access-refused',
  outcome: 'refused',
  target: '/a,b',
  before: null,
  after: { why: 'forbidden' },
  network: '192.0.2.7',
  requestId: 'abcd1234',
} as const;

test('a row of the file has what the page has, and no formula in it runs', () => {
  const header = auditHeader(textsByLocale.en);
  const row = auditRow(entry, textsByLocale.en);
  expect(row).toHaveLength(header.length);
  expect(csvText({ header, rows: [row] }).split('\r\n')[1]).toBe(
    `7,2026-03-31T09:30:00.123456Z,Not signed in,Guest,,Access refused,Refused,"/a,b",'=cmd|calc,Main,reason: You do not have permission to do this.,192.0.2.7,abcd1234`,
  );
});

test.each([
  ['guest', null, 'Not signed in'],
  ['investor', null, 'Unknown user'],
  ['system', 'set-password', 'System'],
  ['admin', 'Root', 'Root'],
] as const)('%s %s is called %s', (actorKind, actor, name) => {
  expect(auditRow({ ...entry, actorKind, actor }, textsByLocale.en)[2]).toBe(name);
});
