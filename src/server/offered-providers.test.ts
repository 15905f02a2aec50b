import { expect, test } from 'vitest';
import { variants } from '#variants/registry.ts';
import { offeredProviders } from './offered-providers.ts';

const access = { issuer: 'https://accounts.google.com', clientId: 'ours', clientSecret: 'secret' };

test('no firm offers anyone at first, nor a national page', () => {
  for (const variant of Object.values(variants)) {
    expect(offeredProviders(variant, { identityProviders: { google: access } })).toEqual({});
    expect(variant.nationalSignIn).toBeNull();
  }
});

test('a firm offers those whom it names', () => {
  const offered = offeredProviders(
    { id: 'greek', identityProviders: ['google'] },
    { identityProviders: { google: access, linkedin: access } },
  );
  expect(Object.keys(offered)).toEqual(['google']);
  expect(offered.google?.origin).toBe('https://accounts.google.com');
});

test('anyone who is offered has to know us', () => {
  expect(() =>
    offeredProviders({ id: 'greek', identityProviders: ['google', 'linkedin'] }, { identityProviders: { google: access } }),
  ).toThrow('The firm "greek" offers linkedin: LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET are needed.');
});
