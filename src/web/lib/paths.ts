/** Where the forms that stand on every page go. */
export const paths = { home: '/', signIn: '/login', signOut: '/logout', preferences: '/preferences' } as const;
