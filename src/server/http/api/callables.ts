import * as z from 'zod';
import { inviteClient } from '../../operations/invitations/invite-client.ts';
import { writeToClient } from '../../operations/messages/write-to-client.ts';
import { confirmEmailOwnership } from '../../operations/contact/confirm-email-ownership.ts';
import { generatePdf, isOneComponent, pdfComponents, pdfTypes } from '../../operations/reporting-api/generate-pdf.ts';
import { readPublishedEntry, readPublishedList } from '../../operations/site/read-published.ts';
import { createCustomToken } from '../../operations/sign-in/custom-token.ts';
import { callable, type Callable } from './callable.ts';

const id = z.string().max(40);
const email = z.string().max(320).optional();
const subject = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^\P{Cc}*$/u);
/** Lines of plain text. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .regex(/^[\P{Cc}\n]*$/u);

/** `POST /api/v1/callables/{name}`, each by its name (docs/callables.md). */
export const callables = {
  inviteClient: callable({
    data: z.strictObject({
      accountId: id,
      email,
      message: z.strictObject({ subject: subject.nullable().default(null), text }).optional(),
    }),
    call: async (context, { message, ...invitation }, key) => ({
      lastInviteSend: await inviteClient(context, { ...invitation, words: message, key }),
    }),
  }),
  sendEmail: callable({
    data: z.strictObject({
      accountId: id,
      email,
      message: z.discriminatedUnion('template', [
        z.strictObject({ template: z.literal('news') }),
        z.strictObject({ template: z.literal('note'), subject, text }),
      ]),
    }),
    call: async (context, mail, key) => {
      await writeToClient(context, { ...mail, key });
      return { sent: true };
    },
  }),
  verifyEmail: callable({
    data: z.strictObject({ uid: id, verified: z.boolean() }),
    call: async (context, { uid, verified }) => {
      await confirmEmailOwnership(context, { userId: uid, isConfirmed: verified });
      return { uid, verified };
    },
  }),
  getPublishedList: callable({
    data: z.strictObject({ collection: z.string().max(40), latest: z.boolean().default(false) }),
    call: async (context, asked) => ({ items: await readPublishedList(context, asked) }),
  }),
  getPublishedContent: callable({
    data: z.strictObject({ collection: z.string().max(40), address: z.string().max(100) }),
    call: async (context, asked) => ({ item: await readPublishedEntry(context, asked) }),
  }),
  getCustomToken: callable({
    data: z.union([z.null(), z.strictObject({})]).optional(),
    call: async (context, _data, key) => ({ token: await createCustomToken(context, key) }),
  }),
  generatePdf: callable({
    data: z
      .strictObject({
        // Of the specification, without effect: who asks is known, and what is printed is a page of ours.
        token: z.string().max(200).optional(),
        url: z.string().max(2000).optional(),
        componentToRender: z.enum(pdfComponents).optional(),
        pdfType: z.enum(pdfTypes).default('Pdf'),
        externalId: z
          .string()
          .min(1)
          .max(100)
          .regex(/^\P{Cc}+$/u),
        renderConsolidated: z.boolean().default(false),
        singlePortfolio: z.boolean().default(false),
      })
      .refine(isOneComponent, { path: ['singlePortfolio'] }),
    call: async (context, wanted) => {
      const { fileName, mediaType, content } = await generatePdf(context, wanted);
      return { fileName, contentType: mediaType, content: Buffer.from(content).toString('base64') };
    },
  }),
} as const satisfies Readonly<Record<string, Callable>>;
