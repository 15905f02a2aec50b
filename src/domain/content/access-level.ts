/** The readers of a published entry. Only administrators read hidden ones. */
export const accessLevels = ['public', 'hidden', 'authenticated', 'users', 'organisations'] as const;
