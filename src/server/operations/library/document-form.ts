import * as z from 'zod';
import { audienceFields } from '#contracts/audience.ts';
import { DeliveryLine } from '#contracts/deliveries.ts';
import { RequestLine } from '#contracts/document-requests.ts';
import { deliveryLimits } from '#domain/document/delivery.ts';
import { documentTypes, longestTitle, maxTagCharacters, maxTags } from '#domain/document/document-type.ts';
import { uploadKey } from '#domain/file/upload.ts';
import { isIsoDate } from '#finance/iso-date.ts';

const id = z.string().regex(/^[0-9a-f]{32}$/);
const line = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

const title = z.string().normalize('NFC').trim().min(1).max(longestTitle).regex(line);

const tag = z.string().normalize('NFC').trim().min(1).max(60).regex(line);

/** The details of a document, as in its form and its upload. */
const documentDetails = {
  portfolio: id.nullable(),
  /** The security that it is about. */
  holding: id.nullable().default(null),
  type: z.enum(documentTypes),
  effectiveDate: z.string().refine(isIsoDate).nullable(),
  tags: z
    .array(tag)
    .max(maxTags)
    .refine((tags) => tags.join('').length <= maxTagCharacters)
    .transform((tags) => [...new Set(tags)]),
};

export const DocumentDetails = z.strictObject({ title, ...documentDetails });

/** A document that is brought: its file has come before, as an upload. */
export const NewDocument = z.strictObject({
  upload: z.string().regex(uploadKey),
  fileName: z.string().min(1).max(300),
  account: id,
  ...documentDetails,
  /** The action if a document has that name; absent until the user was asked. */
  sameName: z.enum(['copy', 'replace']).optional(),
  /** Confirms that the document is for this client although its file name has another client's external ID. */
  isForThem: z.literal(true).optional(),
  /** The line of a request that it answers: such a document is always one of its own. */
  requestLine: RequestLine.optional(),
  /** The line of a delivery that it is for. */
  deliveryLine: DeliveryLine.optional(),
  /** The title; defaults to the file's name. */
  title: title.optional(),
});
export type NewDocument = z.infer<typeof NewDocument>;

const deliveryDetails = {
  portal: z.string().max(40),
  /** Null for that of each file. */
  title: title.nullable(),
  type: documentDetails.type,
  effectiveDate: documentDetails.effectiveDate,
  tags: documentDetails.tags,
  sameName: z.enum(['copy', 'replace']),
};

/**
 * A file for several clients, which has come as an upload; names of files that are sent afterwards, each to the client whom its name says; or the
 * investment reports of a quarter's end.
 */
export const NewDelivery = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('same'),
    ...deliveryDetails,
    ...audienceFields,
    upload: z.string().regex(uploadKey),
    fileName: z.string().min(1).max(300),
  }),
  z.strictObject({
    kind: z.literal('own'),
    ...deliveryDetails,
    names: z.array(z.string().min(1).max(300)).min(1).max(deliveryLimits.files),
  }),
  z.strictObject({ kind: z.literal('report'), portal: deliveryDetails.portal, day: z.string().refine(isIsoDate), ...audienceFields }),
]);
export type NewDelivery = z.infer<typeof NewDelivery>;
