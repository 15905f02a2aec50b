import { redirect } from 'react-router';
import { isCollection, specifiedCollection } from '#collections/registry.ts';
import { listAddress } from '#web/records/record-address.ts';
import type { Route } from './+types/record.ts';

/** A record of its own address, or a part of it, is opened beside its list. */
export async function loader({ params: { collection, record, tab } }: Route.LoaderArgs) {
  const known = isCollection(collection) ? collection : specifiedCollection(collection);
  throw redirect(known ? listAddress(known, { open: record, tab }) : '/');
}
