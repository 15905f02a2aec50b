import type { Actor } from '#domain/actor.ts';
import type { AuditAction, AuditEvent } from '#domain/audit/audit-event.ts';
import type { Transaction } from '../../db/queries.ts';
import type { ImageOwner } from '../../db/queries/portals/images.ts';
import type { DrawnImage } from '../../files/redraw-image.ts';

interface Keeping {
  readonly owner: ImageOwner;
  /** In the place of the one before; null takes that one away. */
  readonly image: DrawnImage | null;
  /** The picture's name in the audit trail. */
  readonly name: 'photo' | 'logo';
  readonly action: AuditAction;
  readonly by: Actor;
  readonly target: NonNullable<AuditEvent['target']>;
}

/** Keeps a picture, or takes it away, and tells which it was and which it is. */
export async function saveImage(tx: Transaction, { owner, image, name, ...event }: Keeping): Promise<void> {
  await tx.images.lock(owner);
  const before = await tx.images.versionOf(owner);
  if (image) await tx.images.put(owner, image);
  else await tx.images.remove(owner);
  const after = await tx.images.versionOf(owner);
  tx.audit.add({ ...event, before: { [name]: before }, after: { [name]: after } });
}
