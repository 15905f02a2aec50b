import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { AuditTrail } from './audit-trail.ts';
import type { KnownMarket } from './market-memory.ts';
import { accessGroups } from './queries/clients/access-groups.ts';
import { accountRecords } from './queries/clients/account-records.ts';
import { accountSnapshots } from './queries/figures/account-snapshots.ts';
import { accounts } from './queries/clients/accounts.ts';
import { activities } from './queries/clients/activities.ts';
import { adviserInvitations } from './queries/people/adviser-invitations.ts';
import { announcedCalls } from './queries/clients/announced-calls.ts';
import { apiClients } from './queries/api-clients.ts';
import { audience } from './queries/audience.ts';
import { auditChain } from './queries/audit-chain.ts';
import { auditEvents } from './queries/audit-events.ts';
import { authCounters } from './queries/sign-in/auth-counters.ts';
import { benchmarkSeries } from './queries/market/benchmark-series.ts';
import { benchmarks } from './queries/market/benchmarks.ts';
import { bookYears } from './queries/figures/book-years.ts';
import { changes } from './queries/notifications/changes.ts';
import { clientGroupMembers } from './queries/clients/client-group-members.ts';
import { clientGroupRecords } from './queries/clients/client-group-records.ts';
import { clientGroups } from './queries/clients/client-groups.ts';
import { clientSums } from './queries/clients/client-sums.ts';
import { clients } from './queries/clients/clients.ts';
import { confirmedAddresses } from './queries/people/confirmed-addresses.ts';
import { contentRecords } from './queries/content/content-records.ts';
import { credentials } from './queries/sign-in/credentials.ts';
import { dailySeries } from './queries/figures/daily-series.ts';
import { delegations } from './queries/people/delegations.ts';
import { deliveries } from './queries/library/deliveries.ts';
import { deliveryLines } from './queries/library/delivery-lines.ts';
import { demoLibrary } from './queries/library/demo-library.ts';
import { documentHoldings } from './queries/library/document-holdings.ts';
import { groupDocuments } from './queries/library/group-documents.ts';
import { documentList } from './queries/library/document-list.ts';
import { documentMarks } from './queries/library/document-marks.ts';
import { documentRequests } from './queries/library/document-requests.ts';
import { documents } from './queries/library/documents.ts';
import { dividends } from './queries/market/dividends.ts';
import { exchangeRates } from './queries/market/exchange-rates.ts';
import { figureStates } from './queries/figures/figure-states.ts';
import { ofLedgers } from './queries/ledger/of-ledgers.ts';
import { fundWeights } from './queries/figures/fund-weights.ts';
import { idempotencyKeys } from './queries/idempotency-keys.ts';
import { imports } from './queries/imports.ts';
import { importLayouts } from './queries/import-layouts.ts';
import { importRows } from './queries/import-rows.ts';
import { images } from './queries/portals/images.ts';
import { funds } from './queries/market/funds.ts';
import { instruments } from './queries/market/instruments.ts';
import { invitations } from './queries/people/invitations.ts';
import { judgedPrices } from './queries/market/judged-prices.ts';
import { knownDevices } from './queries/sign-in/known-devices.ts';
import { linkedIdentities } from './queries/people/linked-identities.ts';
import { ledgerMarks } from './queries/figures/ledger-marks.ts';
import { maintenance } from './queries/maintenance.ts';
import { market } from './queries/market/market.ts';
import { bookedRecords } from './queries/office/booked.ts';
import { officeHoldings } from './queries/office/held.ts';
import { modelRecords } from './queries/market/model-records.ts';
import { models } from './queries/market/models.ts';
import { notificationMails } from './queries/notifications/notification-mails.ts';
import { notificationPreferences } from './queries/notifications/notification-preferences.ts';
import { notifications } from './queries/notifications/notifications.ts';
import { organisations } from './queries/portals/organisations.ts';
import { peopleAdmin } from './queries/people/people-admin.ts';
import { oneTimeTokens } from './queries/sign-in/one-time-tokens.ts';
import { mediaFiles } from './queries/content/media-files.ts';
import { messageCounts } from './queries/portals/message-counts.ts';
import { fieldValues } from './queries/threads/field-values.ts';
import { messageTemplates } from './queries/threads/message-templates.ts';
import { outgoingMessages } from './queries/portals/outgoing-messages.ts';
import { ownData } from './queries/people/own-data.ts';
import { passkeys } from './queries/sign-in/passkeys.ts';
import { portalActivities } from './queries/portals/portal-activities.ts';
import { portalLogins } from './queries/portals/portal-logins.ts';
import { portalMembers } from './queries/portals/portal-members.ts';
import { portalTerms } from './queries/portals/portal-terms.ts';
import { portals } from './queries/portals/portals.ts';
import { portfolioHealth } from './queries/clients/portfolio-health.ts';
import { portfolioRecords } from './queries/clients/portfolio-records.ts';
import { foundClients } from './queries/clients/found-clients.ts';
import { portfolios } from './queries/clients/portfolios.ts';
import { privateDetails } from './queries/ledger/private-details.ts';
import { prices } from './queries/market/prices.ts';
import { riskProfiles } from './queries/market/risk-profiles.ts';
import { riskResults } from './queries/clients/risk-results.ts';
import { securities } from './queries/market/securities.ts';
import { securityMerge } from './queries/market/security-merge.ts';
import { priceNeeds } from './queries/market/price-needs.ts';
import { projections } from './queries/clients/projections.ts';
import { processes } from './queries/content/processes.ts';
import { publishedContent } from './queries/content/published-content.ts';
import { libraryCopies } from './queries/library/library-copies.ts';
import { publishedReports } from './queries/clients/published-reports.ts';
import { recoveryCodes } from './queries/sign-in/recovery-codes.ts';
import { reportedValues } from './queries/ledger/reported-values.ts';
import { dataRuns } from './queries/office/data-runs.ts';
import { reconciliationRows } from './queries/reconciliation-rows.ts';
import { reconciliations } from './queries/reconciliations.ts';
import { bulkRows } from './queries/office/bulk-rows.ts';
import { removedRecords, savedViews } from './queries/records.ts';
import { sessions } from './queries/sign-in/sessions.ts';
import { signInAttempts } from './queries/sign-in/sign-in-attempts.ts';
import { snapshots } from './queries/figures/snapshots.ts';
import { attachments } from './queries/threads/attachments.ts';
import { drafts } from './queries/threads/drafts.ts';
import { messagesOnHold } from './queries/threads/messages-on-hold.ts';
import { mailings } from './queries/threads/mailings.ts';
import { threads } from './queries/threads/threads.ts';
import { totp } from './queries/sign-in/totp.ts';
import { submissions } from './queries/clients/submissions.ts';
import { subscriptions } from './queries/portals/subscriptions.ts';
import { unvalidatedAccounts } from './queries/clients/unvalidated-accounts.ts';
import { users } from './queries/people/users.ts';
import { viewings } from './queries/clients/viewings.ts';

export type Sql = NodePgDatabase;

/** Queries for portals, and for the people who come into them. */
function ofPortals(connection: PoolClient) {
  return {
    portalMembers: portalMembers(connection),
    portals: portals(connection),
    portalTerms: portalTerms(connection),
    subscriptions: subscriptions(connection),
    unvalidatedAccounts: unvalidatedAccounts(connection),
  };
}

/** Queries for uploads: documents, pictures, and files with transactions. */
function ofUploads(connection: PoolClient) {
  return {
    audience: audience(connection),
    dataRuns: dataRuns(connection),
    deliveries: deliveries(connection),
    deliveryLines: deliveryLines(connection),
    demoLibrary: demoLibrary(connection),
    documentHoldings: documentHoldings(connection),
    groupDocuments: groupDocuments(connection),
    documentList: documentList(connection),
    documentMarks: documentMarks(connection),
    documentRequests: documentRequests(connection),
    documents: documents(connection),
    images: images(connection),
    imports: imports(connection),
    reconciliationRows: reconciliationRows(connection),
    reconciliations: reconciliations(connection),
    importRows: importRows(connection),
    importLayouts: importLayouts(connection),
  };
}

/** Queries for sign-in, invitations and the services of other systems. */
function ofSignIn(sql: Sql, connection: PoolClient) {
  return {
    adviserInvitations: adviserInvitations(connection),
    apiClients: apiClients(sql, connection),
    confirmedAddresses: confirmedAddresses(sql),
    credentials: credentials(sql),
    delegations: delegations(connection),
    invitations: invitations(connection),
    knownDevices: knownDevices(sql),
    linkedIdentities: linkedIdentities(sql),
    privateDetails: privateDetails(sql),
    oneTimeTokens: oneTimeTokens(sql),
    passkeys: passkeys(sql),
    recoveryCodes: recoveryCodes(sql),
    sessions: sessions(sql),
    signInAttempts: signInAttempts(sql),
    totp: totp(sql),
  };
}

/** Accounts and portfolios: as everything asks for them, and as they are kept. */
function ofAccounts(sql: Sql, connection: PoolClient) {
  return {
    accounts: accounts(sql, connection),
    accountRecords: accountRecords(sql, connection),
    clientGroupMembers: clientGroupMembers(connection),
    clientGroupRecords: clientGroupRecords(sql, connection),
    portfolios: portfolios(sql, connection),
    foundClients: foundClients(connection),
    portfolioRecords: portfolioRecords(sql, connection),
  };
}

/** Queries for the records and views of administrators. */
function ofAdministration(sql: Sql, connection: PoolClient) {
  return {
    accessGroups: accessGroups(sql, connection),
    bookedRecords: bookedRecords(connection),
    officeHoldings: officeHoldings(connection),
    maintenance: maintenance(connection),
    fieldValues: fieldValues(connection),
    contentRecords: contentRecords(connection),
    mediaFiles: mediaFiles(connection),
    publishedContent: publishedContent(connection),
    messageTemplates: messageTemplates(sql, connection),
    modelRecords: modelRecords(sql, connection),
    organisations: organisations(sql, connection),
    peopleAdmin: peopleAdmin(sql, connection),
    removedRecords: removedRecords(connection),
    riskProfiles: riskProfiles(sql, connection),
    riskResults: riskResults(connection),
    securities: securities(sql, connection),
    securityMerge: securityMerge(connection),
    savedViews: savedViews(connection),
    bulkRows: bulkRows(connection),
  };
}

function ofNotifications(connection: PoolClient) {
  return {
    notificationMails: notificationMails(connection),
    notificationPreferences: notificationPreferences(connection),
    notifications: notifications(connection),
  };
}

function marketTables(sql: Sql, connection: PoolClient) {
  return {
    benchmarks: benchmarks(sql),
    dividends: dividends(connection),
    exchangeRates: exchangeRates(connection),
    funds: funds(connection),
    instruments: instruments(connection),
    prices: prices(connection),
    priceNeeds: priceNeeds(connection),
  };
}

/** Everything that may be asked inside one transaction: one object of questions per table. */
export function queriesOn(sql: Sql, connection: PoolClient, seenMarket: () => Promise<KnownMarket>) {
  const ofMarket = marketTables(sql, connection);
  return {
    /** For COPY and set-based writing of imports and derived figures; the policies for the actor apply here too. */
    connection,
    sql,
    ...ofMarket,
    ...ofAccounts(sql, connection),
    ...ofPortals(connection),
    ...ofSignIn(sql, connection),
    ...ofLedgers(connection),
    accountSnapshots: accountSnapshots(connection),
    activities: activities(sql, connection),
    portalActivities: portalActivities(connection),
    announcedCalls: announcedCalls(connection),
    auditChain: auditChain(connection),
    auditEvents: auditEvents(connection),
    authCounters: authCounters(sql),
    benchmarkSeries: benchmarkSeries(connection),
    bookYears: bookYears(connection),
    changes: changes(connection),
    clientGroups: clientGroups(connection),
    clients: clients(connection),
    clientSums: clientSums(connection),
    dailySeries: dailySeries(connection),
    figureStates: figureStates(connection),
    idempotencyKeys: idempotencyKeys(connection),
    ...ofUploads(connection),
    fundWeights: fundWeights(connection),
    judgedPrices: judgedPrices(connection),
    ledgerMarks: ledgerMarks(connection),
    ...ofAdministration(sql, connection),
    market: market(ofMarket, seenMarket),
    models: models(sql),
    ...ofNotifications(connection),
    attachments: attachments(connection),
    drafts: drafts(connection),
    messagesOnHold: messagesOnHold(connection),
    mailings: mailings(connection),
    messageCounts: messageCounts(sql),
    outgoingMessages: outgoingMessages(sql),
    ownData: ownData(connection),
    portalLogins: portalLogins(connection),
    portfolioHealth: portfolioHealth(connection),
    processes: processes(connection),
    libraryCopies: libraryCopies(connection),
    projections: projections(sql, connection),
    publishedReports: publishedReports(connection),
    reportedValues: reportedValues(connection),
    snapshots: snapshots(connection),
    submissions: submissions(connection),
    threads: threads(connection),
    users: users(sql, connection),
    viewings: viewings(sql, connection),
  };
}

export type Queries = ReturnType<typeof queriesOn>;

/** The activities and the trail of someone; nothing else can be asked or changed with it. */
export type AuditOnlyTransaction = Pick<Transaction, 'activities' | 'audit'>;

/** The queries and changes of a transaction, and the trail that is told of them. */
export interface Transaction extends Queries {
  readonly audit: AuditTrail;
}
