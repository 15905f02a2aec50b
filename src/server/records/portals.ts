import { portals } from '#collections/portals.ts';
import { adminPortalPolicy } from '#domain/portal/portal-policy.ts';
import { abilities } from '#domain/policy.ts';
import { changeLogoOfRecord, changeOwnersOfRecord } from '../operations/portals/change-portal-record.ts';
import { changePortalDetails } from '../operations/portals/change-portal-details.ts';
import { listPortals, readPortal } from '../operations/portals/read-portals.ts';
import { publishTerms } from '../operations/terms/publish-terms.ts';
import { bind } from './binding.ts';

export const portalRecords = bind(portals, {
  may: (actor) => {
    const { read } = abilities(adminPortalPolicy, actor, {});
    return { read, create: false, change: read, remove: false };
  },
  list: listPortals,
  read: readPortal,
  change: changePortalDetails,
  actions: {
    'add-owner': changeOwnersOfRecord,
    'remove-owner': changeOwnersOfRecord,
    'set-logo': changeLogoOfRecord,
    publish: publishTerms,
  },
});
