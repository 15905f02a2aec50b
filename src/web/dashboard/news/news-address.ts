import { href } from 'react-router';

/** The address in a portal of a post that stands on the public site at `/posts/…`. */
export function newsAddress(portal: string, sitePath: string): string {
  return href('/dashboard/:portal/news/:post', { portal, post: sitePath.split('/').at(-1) ?? '' });
}
