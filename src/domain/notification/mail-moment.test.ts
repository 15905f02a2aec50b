import { describe, expect, test } from 'vitest';
import { mailMoment } from './mail-moment.ts';
import type { NotificationKind } from './notification-kind.ts';
import { isInBell, type NotificationPreferences, preferencesUnasked } from './notification-preferences.ts';

const london = preferencesUnasked('Europe/London');
const night = { from: 22, until: 7 };
const of = (change: Partial<NotificationPreferences>, timeZone = 'Europe/London') => ({ ...preferencesUnasked(timeZone), ...change });
const mandatory: readonly NotificationKind[] = ['signature-asked'];
const sent = (kind: NotificationKind, at: string, preferences: NotificationPreferences) => {
  const moment = mailMoment({ kind, at: Date.parse(at) }, preferences, mandatory);
  return moment === null ? null : new Date(moment).toISOString().slice(0, 16);
};

describe('when a mail is sent of what someone was told of', () => {
  // 26 November 2026 is a Thursday. Moments are UTC.
  test.each<[name: string, kind: NotificationKind, preferences: NotificationPreferences, at: string, sent: string | null]>([
    ['a message, unasked', 'message', london, '2026-11-26T10:05', '2026-11-26T10:05'],
    ['a document, unasked', 'document', london, '2026-11-26T10:05', null],
    ['at once', 'document', of({ mail: { document: 'at-once' } }), '2026-11-26T10:05', '2026-11-26T10:05'],
    ['never', 'message', of({ mail: { message: 'never' } }), '2026-11-26T10:05', null],
    [
      'never, of what is mandatory',
      'signature-asked',
      of({ mail: { 'signature-asked': 'never' } }),
      '2026-11-26T10:05',
      '2026-11-26T10:05',
    ],
    [
      'daily, of what is mandatory',
      'signature-asked',
      of({ mail: { 'signature-asked': 'daily' } }),
      '2026-11-26T10:05',
      '2026-11-27T08:00',
    ],
    ['daily, before the hour', 'document', of({ mail: { document: 'daily' } }), '2026-11-26T07:59', '2026-11-26T08:00'],
    ['daily, at the hour', 'document', of({ mail: { document: 'daily' } }), '2026-11-26T08:00', '2026-11-27T08:00'],
    ['daily, in Athens', 'document', of({ mail: { document: 'daily' } }, 'Europe/Athens'), '2026-11-26T07:00', '2026-11-27T06:00'],
    ['daily, in Kathmandu', 'document', of({ mail: { document: 'daily' } }, 'Asia/Kathmandu'), '2026-11-26T00:00', '2026-11-26T02:15'],
    ['weekly', 'document', of({ mail: { document: 'weekly' } }), '2026-11-26T10:05', '2026-11-30T08:00'],
    ['weekly, on Monday at the hour', 'document', of({ mail: { document: 'weekly' } }), '2026-11-30T08:00', '2026-12-07T08:00'],
    ['weekly, over the end of summer time', 'document', of({ mail: { document: 'weekly' } }), '2026-10-19T10:00', '2026-10-26T08:00'],
    ['daily, over its beginning', 'document', of({ mail: { document: 'daily' } }), '2026-03-28T10:00', '2026-03-29T07:00'],
    ['at once, in quiet hours', 'message', of({ quiet: night }), '2026-11-26T23:10', '2026-11-27T07:00'],
    ['at once, after midnight', 'message', of({ quiet: night }), '2026-11-26T03:10', '2026-11-26T07:00'],
    ['at once, as they begin', 'message', of({ quiet: night }), '2026-11-26T22:00', '2026-11-27T07:00'],
    ['at once, as they end', 'message', of({ quiet: night }), '2026-11-26T07:00', '2026-11-26T07:00'],
    ['at once, outside of them', 'message', of({ quiet: night }), '2026-11-26T12:00', '2026-11-26T12:00'],
    ['at once, by the clock of Athens', 'message', of({ quiet: night }, 'Europe/Athens'), '2026-11-26T20:30', '2026-11-27T05:00'],
    ['at once, in quiet hours of a day', 'message', of({ quiet: { from: 9, until: 17 } }), '2026-11-26T16:59', '2026-11-26T17:00'],
    ['of what is mandatory, in quiet hours', 'signature-asked', of({ quiet: night }), '2026-11-26T23:10', '2026-11-27T07:00'],
    [
      'daily, at a quiet hour',
      'document',
      of({ mail: { document: 'daily' }, quiet: { from: 6, until: 10 } }),
      '2026-11-26T12:00',
      '2026-11-27T10:00',
    ],
    ['no hours between the same', 'message', of({ quiet: { from: 9, until: 9 } }), '2026-11-26T09:10', '2026-11-26T09:10'],
  ])('%s', (_name, kind, preferences, at, expected) => {
    expect(sent(kind, `${at}Z`, preferences)).toBe(expected);
  });
});

test.each<[kind: NotificationKind, hidden: readonly NotificationKind[], isShown: boolean]>([
  ['message', [], true],
  ['message', ['message'], false],
  ['message', ['document'], true],
  ['signature-asked', ['signature-asked'], true],
])('%s, where %j is hidden, is in the bell: %s', (kind, hidden, isShown) => {
  expect(isInBell(kind, of({ hidden }), mandatory)).toBe(isShown);
});
