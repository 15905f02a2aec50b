import { createCookie } from 'react-router';

export const cookieChoices = ['accept', 'refuse'] as const;

/** The cookie that keeps a reader's answer about cookies for a month. */
export const cookieChoice = createCookie('cookie-choice', { path: '/', sameSite: 'lax', httpOnly: true, maxAge: 30 * 86_400 });
