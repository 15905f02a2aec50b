import { describe, expect, test } from 'vitest';
import type { Mail } from '#contracts/mail.ts';
import { mailContent, plainText } from './mail-content.ts';

const href = 'https://portal.firm.example/reset/token';
const factorMails = [
  'appAdded',
  'appRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'secondStepOff',
] as const;
const mails: readonly Mail[] = [
  { kind: 'pin', pin: '012345', minutes: 120 },
  { kind: 'invitation', href, days: 7, from: null },
  { kind: 'userInvitation', href, days: 7 },
  { kind: 'adviserInvitation', href, days: 7, portal: 'Family office' },
  ...(['validated', 'turnedDown'] as const).map((kind) => ({ kind, href, portal: 'Family office' })),
  ...(['accountWaits', 'accountsFull', 'advisorsFull'] as const).map((kind) => ({
    kind,
    href,
    portal: 'Family office',
    email: 'ivy@home.example',
  })),
  ...(['identityLinked', 'identityUnlinked', 'identityEnded'] as const).map((kind) => ({ kind, href, provider: 'LinkedIn' })),
  ...(['verify', 'exists', 'reset', 'passwordChanged', 'pinTargetChanged', 'emailChange', 'emailChanged', ...factorMails] as const).map(
    (kind) => ({ kind, href }),
  ),
];

describe.each(mails)('the mail $kind', (mail) => {
  test.each(['en', 'el'] as const)('has all its words in %s', (locale) => {
    const content = mailContent(locale, 'Ashcombe & Hale', mail);
    const plain = plainText(content);
    expect(content.subject).toContain('Ashcombe & Hale');
    expect(plain).not.toMatch(/[{}]|messages\.|undefined|null/);
    expect(plain).toContain('pin' in mail ? mail.pin : href);
    if ('email' in mail) expect(plain).toContain(mail.email);
    if ('provider' in mail) expect(content.text).toContain(mail.provider);
    if ('portal' in mail) expect(plain).toContain(mail.portal);
    expect(content.note.length).toBeGreaterThan(10);
    if (locale === 'el') expect(`${content.heading} ${content.text}`).toMatch(/[α-ω]{4}/);
  });
});

test('a PIN in plain text stands alone, to be copied', () => {
  expect(plainText(mailContent('en', 'Firm', { kind: 'pin', pin: '012345', minutes: 10 })).split('\n')).toContain('012345');
});
