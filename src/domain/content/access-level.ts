/** Who may read an entry of the content once it is published. What is hidden is read by administrators alone. */
export const accessLevels = ['public', 'hidden', 'authenticated', 'users', 'organisations'] as const;
