/** Where what stands on every page goes. */
export const paths = {
  home: '/',
  signIn: '/login',
  signUp: '/signup',
  reset: '/login?action=reset',
  signOut: '/logout',
  preferences: '/preferences',
  activity: '/session/activity',
  portals: '/portals',
  stopViewing: '/view-as/stop',
  newPortal: '/portals/new',
  profile: '/profile/me',
  ownData: '/profile/my-data.json',
  accessLog: '/profile/access',
  ownOrganisation: '/profile/organisation',
  people: '/admin/people',
  organisations: '/admin/organisations',
  accessGroups: '/admin/access-groups',
  audit: '/admin/audit',
  apiClients: '/admin/api-clients',
  maintenance: '/admin/maintenance',
  auditFile: '/admin/audit.csv',
  officePortals: '/admin/portals',
  adviserInvitations: '/admin/invitations',
} as const;

/** Where the terms of a portal are read and accepted. */
export const termsPath = (portalId: string) => `/terms/${portalId}`;

/** Where a client fills in the firm's form, and reads what he handed in. */
export const onboardingPath = (portalId: string) => `/dashboard/${portalId}/processes/onboarding`;

/** Where its owners and administrators keep a portal. */
export const portalSettingsPath = (portalId: string) => `/dashboard/${portalId}/settings`;
