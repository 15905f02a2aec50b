import { variants } from '#variants/registry.ts';

/** Loaded before a product of a test: its first firm offers everyone to sign in with, and has a national page. The others stay as they are. */
Object.assign(variants.default, {
  identityProviders: ['google', 'microsoft', 'linkedin'],
  nationalSignIn: 'https://national.example/sign-in',
});
