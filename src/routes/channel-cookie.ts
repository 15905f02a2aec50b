import { createCookie } from 'react-router';

/** The cookie that keeps the channel that a reader of the public site has chosen, by its id, for a month. */
export const channelCookie = createCookie('channel', { path: '/', sameSite: 'lax', httpOnly: true, maxAge: 30 * 86_400 });
