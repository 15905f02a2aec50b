import { addresses } from './addresses.ts';

/** The first parts of the product's own addresses: no page of the public site can be found at one of them. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  addresses.flatMap(({ path }) => {
    const [first = ''] = path.slice(1).split('/');
    return /^[a-z0-9-]+$/.test(first) ? [first] : [];
  }),
);
