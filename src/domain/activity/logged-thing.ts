/** The sections of activities that the log of a portal has words for. */
const loggedThings = [
  'access-groups',
  'account',
  'accounts',
  'analytics',
  'api-clients',
  'audit',
  'client-groups',
  'content',
  'data-health',
  'delegates',
  'document-requests',
  'documents',
  'forms',
  'home',
  'imports',
  'investment-advice',
  'invitations',
  'library',
  'message-templates',
  'messages',
  'models',
  'onboarding',
  'organisations',
  'overview',
  'people',
  'portals',
  'portfolio',
  'portfolios',
  'prices',
  'profile',
  'projections',
  'reconciliations',
  'reports',
  'risk-profiles',
  'securities',
  'strategy-simulator',
  'terms',
  'transactions',
] as const;

export type LoggedThing = (typeof loggedThings)[number] | 'other';

/** The thing that a section is named by in the log; `other` where it has no name of its own. */
export function getLoggedThing(section: string): LoggedThing {
  return loggedThings.find((each) => each === section) ?? 'other';
}
