import * as z from 'zod';
import type { PortalField, PortalFields } from '#contracts/admin/portal-form.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { AppError } from '#domain/errors.ts';
import { logoShape } from '../../files/image-shape.ts';
import type { DrawnImage } from '../../files/redraw-image.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { Transaction } from '../../db/queries.ts';
import { changesBetween } from '../changes-between.ts';
import { findConflict } from '../find-conflict.ts';
import { drawPicture } from '../images/draw-picture.ts';
import { type KeeperVisit, keepPortal } from './kept-portal.ts';
import { portalFieldsOf, portalFormShape, portalFrom, portalProblems } from './portal-form.ts';

const SettingsForm = z.strictObject({
  intent: z.literal('save'),
  version: z.coerce.number().int().min(1),
  seenLogo: z.string().regex(/^(?:[0-9a-f]{32})?$/),
  ...portalFormShape,
});

interface WantedPortal {
  readonly version: number;
  /** Which logo was seen; empty where there was none. */
  readonly seenLogo: string;
  readonly fields: PortalFields;
  /** Another logo; null where the present one stays. */
  readonly logo: (DrawnImage & { readonly name: string }) | null;
}

type SettingsAnswer = Saved | Conflict<PortalField | 'logo'>;

/**
 * Changes how a portal looks and is reached. Anyone who saw an earlier version, or replaces a logo that they have not seen, is told of the difference.
 *
 * @throws AppError `form-not-understood`, `page-not-found` for all but owners and administrators, what is wrong with a field,
 * `portal-name-taken`, and as `drawPicture`
 */
export async function changePortal(visit: KeeperVisit, given: Record<string, unknown>): Promise<SettingsAnswer> {
  const { data: form } = SettingsForm.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  const { intent: _intent, version, seenLogo, logo: file, ...fields } = form;
  const logo = file && { ...(await drawPicture(visit, file, logoShape)), name: file.name };
  return keepPortal(visit, async (tx, { portal }) => {
    const [problem] = Object.values(portalProblems({ ...fields, hasLogo: (logo ?? portal.logo) !== null }, visit.variant));
    if (problem) throw new AppError(problem);
    const wanted = { version, seenLogo, fields, logo };
    return conflictWith(portal, wanted) ?? store(tx, visit, { portal, wanted });
  });
}

/** Null also where someone else has just saved the same. */
function conflictWith(portal: FoundPortal, { version, seenLogo, fields, logo }: WantedPortal): Conflict<PortalField | 'logo'> | null {
  const present = portal.logo ?? '';
  const isUnseen = logo !== null && present !== seenLogo;
  const found = findConflict(
    { version: portal.version, fields: { ...portalFieldsOf(portal), logo: present } },
    { version, fields: { ...fields, logo: isUnseen ? logo.name : present } },
  );
  return found && found.conflict.length > 0 ? found : null;
}

async function store(
  tx: Transaction,
  { actor }: KeeperVisit,
  { portal, wanted: { fields, logo } }: { readonly portal: FoundPortal; readonly wanted: WantedPortal },
): Promise<Saved> {
  if (logo) await tx.images.put({ portalId: portal.id }, logo);
  const version = await tx.images.versionOf({ portalId: portal.id });
  const change = changesBetween({ ...portalFieldsOf(portal), logo: portal.logo }, { ...fields, logo: version });
  // The same picture once more is another row and no other logo: told all the same.
  const { before, after } = change ?? { before: {}, after: { logo: version } };
  if (!change && !logo) return { done: 'saved', version: portal.version };
  const saved = await tx.portals.set(portal.id, portalFrom(fields));
  const target = { kind: 'portal', id: portal.id } as const;
  tx.audit.add({ action: 'portal-changed', by: actor, portalId: portal.id, target, before, after });
  return { done: 'saved', version: saved };
}
