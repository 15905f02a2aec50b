import * as z from 'zod';
import type { PortalField, PortalFields } from '#contracts/admin/portal-form.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { AppError } from '#domain/errors.ts';
import { logoShape } from '../../files/image-shape.ts';
import type { DrawnImage } from '../../files/redraw-image.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { Transaction } from '../../db/queries.ts';
import { changesBetween } from '../changes-between.ts';
import { drawPicture } from '../images/draw-picture.ts';
import { type Merging, mergeFields, parseMergeFields } from '../merge-fields.ts';
import { type PortalSettingsContext, updatePortalSettings } from './require-portal-settings.ts';
import { portalFieldsOf, portalFormShape, portalFrom, portalProblems } from './portal-form.ts';

const SettingsForm = z.strictObject({
  intent: z.literal('save'),
  version: z.coerce.number().int().min(1),
  seenLogo: z.string().regex(/^(?:[0-9a-f]{32})?$/),
  ...portalFormShape,
});

interface RequestedPortal {
  readonly version: number;
  /** The logo that the user saw; empty if there was none. */
  readonly seenLogo: string;
  readonly fields: PortalFields;
  /** Another logo; null where the present one stays. */
  readonly logo: (DrawnImage & { readonly name: string }) | null;
  readonly merging: Merging;
}

type MergedPortal = Pick<RequestedPortal, 'fields' | 'logo'> & { readonly isMerged: boolean };

type SettingsAnswer = Saved | Conflict<PortalField | 'logo'>;

/**
 * Changes how a portal looks and is reached. Anyone who saw an earlier version, or replaces a logo that they have not seen, is told of the difference.
 *
 * @throws AppError `form-not-understood`, `page-not-found` for all but owners and administrators, what is wrong with a field,
 * `portal-name-taken`, and as `drawPicture`
 */
export async function changePortal(context: PortalSettingsContext, given: Record<string, unknown>): Promise<SettingsAnswer> {
  const { merging, rest } = parseMergeFields(given);
  const { data: form } = SettingsForm.safeParse(rest);
  if (!form) throw new AppError('form-not-understood');
  const { intent: _intent, version, seenLogo, logo: file, ...fields } = form;
  const logo = file && { ...(await drawPicture(context, file, logoShape)), name: file.name };
  return updatePortalSettings(context, async (tx, { portal }) => {
    const [problem] = Object.values(portalProblems({ ...fields, hasLogo: (logo ?? portal.logo) !== null }, context.variant));
    if (problem) throw new AppError(problem);
    const merged = mergedWith(portal, { version, seenLogo, fields, logo, merging });
    return 'conflict' in merged ? merged : store(tx, context, { portal, merged });
  });
}

/** A logo that its sender has not seen is a field like the others. */
function mergedWith(portal: FoundPortal, query: RequestedPortal): Conflict<PortalField | 'logo'> | MergedPortal {
  const { version, seenLogo, merging } = query;
  const present = portal.logo ?? '';
  const isUnseen = query.logo !== null && present !== seenLogo;
  const merged = mergeFields(
    { version: portal.version, fields: { ...portalFieldsOf(portal), logo: present } },
    { version, fields: { ...query.fields, logo: isUnseen && query.logo ? query.logo.name : present } },
    merging,
  );
  if ('conflict' in merged) return merged;
  const { logo: _logo, ...fields } = merged.fields;
  return { fields, logo: merged.taken.includes('logo') ? null : query.logo, isMerged: merged.taken.length > 0 };
}

async function store(
  tx: Transaction,
  { actor }: PortalSettingsContext,
  { portal, merged: { fields, logo, isMerged } }: { readonly portal: FoundPortal; readonly merged: MergedPortal },
): Promise<Saved> {
  if (logo) await tx.images.put({ portalId: portal.id }, logo);
  const version = await tx.images.versionOf({ portalId: portal.id });
  const change = changesBetween({ ...portalFieldsOf(portal), logo: portal.logo }, { ...fields, logo: version });
  // The same picture once more is another row and no other logo: told all the same.
  const { before, after } = change ?? { before: {}, after: { logo: version } };
  const told = isMerged ? { isMerged: true as const } : {};
  if (!change && !logo) return { done: 'saved', version: portal.version, ...told };
  const saved = await tx.portals.set(portal.id, portalFrom(fields));
  const target = { kind: 'portal', id: portal.id } as const;
  tx.audit.add({ action: 'portal-changed', by: actor, portalId: portal.id, target, before, after });
  return { done: 'saved', version: saved, ...told };
}
