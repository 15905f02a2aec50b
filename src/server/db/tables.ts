import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as access from './schema/access.ts';
import * as audit from './schema/audit.ts';
import * as bulkRows from './schema/bulk-rows.ts';
import * as clientGroups from './schema/client-groups.ts';
import * as clients from './schema/clients.ts';
import * as content from './schema/content.ts';
import * as dataRuns from './schema/data-runs.ts';
import * as delegations from './schema/delegations.ts';
import * as derived from './schema/derived.ts';
import * as deliveries from './schema/deliveries.ts';
import * as documentRequests from './schema/document-requests.ts';
import * as documents from './schema/documents.ts';
import * as idempotency from './schema/idempotency.ts';
import * as identities from './schema/identities.ts';
import * as images from './schema/images.ts';
import * as imports from './schema/imports.ts';
import * as invitations from './schema/invitations.ts';
import * as ledger from './schema/ledger.ts';
import * as libraryCopies from './schema/library-copies.ts';
import * as mailings from './schema/mailings.ts';
import * as maintenance from './schema/maintenance.ts';
import * as market from './schema/market.ts';
import * as messageAttachments from './schema/message-attachments.ts';
import * as messageDrafts from './schema/message-drafts.ts';
import * as messageTemplates from './schema/message-templates.ts';
import * as messages from './schema/messages.ts';
import * as notifications from './schema/notifications.ts';
import * as organisations from './schema/organisations.ts';
import * as people from './schema/people.ts';
import * as projections from './schema/projections.ts';
import * as published from './schema/published.ts';
import * as reconciliations from './schema/reconciliations.ts';
import * as records from './schema/records.ts';
import * as reportDocuments from './schema/report-documents.ts';
import * as secondFactors from './schema/second-factors.ts';
import * as services from './schema/services.ts';
import * as processSubmissions from './schema/process-submissions.ts';
import * as submissions from './schema/submissions.ts';
import * as terms from './schema/terms.ts';
import * as threads from './schema/threads.ts';
import { TableAccess } from './table-access.ts';

/** Every file of the schema: a test compares the list with the folder and with the database. */
const declared = [
  access,
  audit,
  bulkRows,
  clientGroups,
  clients,
  content,
  dataRuns,
  delegations,
  derived,
  documents,
  deliveries,
  documentRequests,
  idempotency,
  identities,
  images,
  imports,
  invitations,
  ledger,
  libraryCopies,
  mailings,
  maintenance,
  market,
  messageAttachments,
  messageDrafts,
  messageTemplates,
  messages,
  notifications,
  organisations,
  people,
  projections,
  published,
  reconciliations,
  records,
  reportDocuments,
  secondFactors,
  services,
  processSubmissions,
  submissions,
  terms,
  threads,
].flatMap((file): unknown[] => Object.values(file));

export const tables: readonly PgTable[] = declared.filter((one) => is(one, PgTable));
export const tableAccess: readonly TableAccess[] = declared.filter((one) => one instanceof TableAccess);
