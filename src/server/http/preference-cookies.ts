/** The cookies of choices that the first rendering must know. Nothing secret stands in them. */
export const preferenceCookies = { language: 'language', theme: 'theme', navigation: 'navigation' } as const;
