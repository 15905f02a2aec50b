import { createCookie } from 'react-router';

export const cookieChoices = ['accept', 'refuse'] as const;

/** What a reader of the public site has said about cookies: kept for a month, then asked again. */
export const cookieChoice = createCookie('cookie-choice', { path: '/', sameSite: 'lax', httpOnly: true, maxAge: 30 * 86_400 });
