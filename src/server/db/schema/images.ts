import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { imageTypes, maxImageBytes } from '#contracts/admin/images.ts';
import { bytes } from './bytes.ts';
import { portals } from './clients.ts';
import { createdAt, id, newId } from './columns.ts';
import { organisations } from './organisations.ts';
import { users } from './people.ts';
import { defineAccess, isSystem } from '../table-access.ts';

/**
 * Pictures as we drew them again: of a portal and of an organisation the logo, of a person the photo, one each. Another picture is another row:
 * nothing here is changed.
 */
export const images = pgTable(
  'images',
  {
    id: newId().primaryKey(),
    portalId: id('portal_id')
      .unique()
      .references(() => portals.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisationId: id('organisation_id')
      .unique()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** SHA-256 of the content: what addresses and browsers know it by. */
    contentHash: bytes('content_hash').notNull(),
    mediaType: text('media_type', { enum: imageTypes }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('images_of_one', sql`num_nonnulls(${table.portalId}, ${table.userId}, ${table.organisationId}) = 1`),
    check('images_hash', sql`${table.contentHash} = sha256(${table.content})`),
    check('images_type', sql.raw(`media_type in (${imageTypes.map((type) => `'${type}'`).join(', ')})`)),
    check('images_small', sql.raw(`octet_length(content) <= ${maxImageBytes}`)),
  ],
);

const keptBy = `${isSystem} or (organisation_id is not null and actor_kind() = 'admin')`;

/** A portal's name is everyone's to read, and so is its logo; a photo or a logo is seen by anyone who may see the person or organisation. */
export const imagesAccess = defineAccess(images, {
  read: `${isSystem} or portal_id is not null or (user_id is not null and may_see_person(user_id))
    or (organisation_id is not null and may_see_organisation(organisation_id))`,
  add: keptBy,
  remove: keptBy,
});
