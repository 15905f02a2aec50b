import { openAttachment } from '#server/operations/threads/attachments.ts';
import { handleFile } from '../route-handlers.ts';
import { storedFile } from '../stored-file.ts';
import type { Route } from './+types/message-attachment.ts';

/** A file that came with a message; no one on the way keeps a copy. */
export const loader = handleFile(async (context, { params, request }: Route.LoaderArgs) =>
  storedFile(context, await openAttachment(context, params), request),
);
