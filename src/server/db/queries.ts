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
import { auditChain } from './queries/audit-chain.ts';
import { auditEvents } from './queries/audit-events.ts';
import { authCounters } from './queries/sign-in/auth-counters.ts';
import { benchmarkSeries } from './queries/market/benchmark-series.ts';
import { benchmarks } from './queries/market/benchmarks.ts';
import { bookYears } from './queries/figures/book-years.ts';
import { cashList } from './queries/ledger/cash-list.ts';
import { clientGroupMembers } from './queries/clients/client-group-members.ts';
import { clientGroupRecords } from './queries/clients/client-group-records.ts';
import { clientGroups } from './queries/clients/client-groups.ts';
import { clientSums } from './queries/clients/client-sums.ts';
import { clients } from './queries/clients/clients.ts';
import { commitments } from './queries/ledger/commitments.ts';
import { confirmedAddresses } from './queries/people/confirmed-addresses.ts';
import { credentials } from './queries/sign-in/credentials.ts';
import { dailySeries } from './queries/figures/daily-series.ts';
import { entries } from './queries/ledger/entries.ts';
import { exchangeRates } from './queries/market/exchange-rates.ts';
import { figureStates } from './queries/figures/figure-states.ts';
import { fundWeights } from './queries/figures/fund-weights.ts';
import { idempotencyKeys } from './queries/idempotency-keys.ts';
import { imports } from './queries/imports.ts';
import { images } from './queries/portals/images.ts';
import { instruments } from './queries/market/instruments.ts';
import { invitations } from './queries/people/invitations.ts';
import { judgedPrices } from './queries/market/judged-prices.ts';
import { knownDevices } from './queries/sign-in/known-devices.ts';
import { linkedIdentities } from './queries/people/linked-identities.ts';
import { ledgerMarks } from './queries/figures/ledger-marks.ts';
import { maintenance } from './queries/maintenance.ts';
import { market } from './queries/market/market.ts';
import { models } from './queries/market/models.ts';
import { organisations } from './queries/portals/organisations.ts';
import { peopleAdmin } from './queries/people/people-admin.ts';
import { oneTimeTokens } from './queries/sign-in/one-time-tokens.ts';
import { messageCounts } from './queries/portals/message-counts.ts';
import { outgoingMessages } from './queries/portals/outgoing-messages.ts';
import { ownData } from './queries/people/own-data.ts';
import { passkeys } from './queries/sign-in/passkeys.ts';
import { portalLogins } from './queries/portals/portal-logins.ts';
import { portalMembers } from './queries/portals/portal-members.ts';
import { portalTerms } from './queries/portals/portal-terms.ts';
import { portals } from './queries/portals/portals.ts';
import { portfolioHealth } from './queries/clients/portfolio-health.ts';
import { portfolioRecords } from './queries/clients/portfolio-records.ts';
import { portfolios } from './queries/clients/portfolios.ts';
import { positions } from './queries/figures/positions.ts';
import { privateDetails } from './queries/ledger/private-details.ts';
import { prices } from './queries/market/prices.ts';
import { projections } from './queries/clients/projections.ts';
import { publishedReports } from './queries/clients/published-reports.ts';
import { recoveryCodes } from './queries/sign-in/recovery-codes.ts';
import { reportedValues } from './queries/ledger/reported-values.ts';
import { removedRecords, savedViews } from './queries/records.ts';
import { sessions } from './queries/sign-in/sessions.ts';
import { signInAttempts } from './queries/sign-in/sign-in-attempts.ts';
import { snapshots } from './queries/figures/snapshots.ts';
import { totp } from './queries/sign-in/totp.ts';
import { transactionList } from './queries/ledger/transaction-list.ts';
import { transactions } from './queries/ledger/transactions.ts';
import { submissions } from './queries/clients/submissions.ts';
import { subscriptions } from './queries/portals/subscriptions.ts';
import { trades } from './queries/ledger/trades.ts';
import { unvalidatedAccounts } from './queries/clients/unvalidated-accounts.ts';
import { users } from './queries/people/users.ts';
import { viewings } from './queries/clients/viewings.ts';

export type Sql = NodePgDatabase;

/** What is asked of portals, and of who comes into them. */
function ofPortals(connection: PoolClient) {
  return {
    portalMembers: portalMembers(connection),
    portals: portals(connection),
    portalTerms: portalTerms(connection),
    subscriptions: subscriptions(connection),
    unvalidatedAccounts: unvalidatedAccounts(connection),
  };
}

/** What people bring: pictures, and files with transactions. */
function ofUploads(connection: PoolClient) {
  return { images: images(connection), imports: imports(connection) };
}

/** What people sign in with, and how they are asked in; what other systems show. */
function ofSignIn(sql: Sql, connection: PoolClient) {
  return {
    adviserInvitations: adviserInvitations(connection),
    apiClients: apiClients(sql, connection),
    confirmedAddresses: confirmedAddresses(sql),
    credentials: credentials(sql),
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
    portfolioRecords: portfolioRecords(sql, connection),
  };
}

/** What portfolios have recorded, and what they hold by it. */
function ofLedgers(connection: PoolClient) {
  return {
    cashList: cashList(connection),
    commitments: commitments(connection),
    entries: entries(connection),
    positions: positions(connection),
    trades: trades(connection),
    transactionList: transactionList(connection),
    transactions: transactions(connection),
  };
}

/** What administrators keep, and how they see it. */
function ofAdministration(sql: Sql, connection: PoolClient) {
  return {
    accessGroups: accessGroups(sql, connection),
    maintenance: maintenance(connection),
    organisations: organisations(sql, connection),
    peopleAdmin: peopleAdmin(sql, connection),
    removedRecords: removedRecords(connection),
    savedViews: savedViews(connection),
  };
}

/** Everything that may be asked inside one transaction: one object of questions per table. */
export function queriesOn(sql: Sql, connection: PoolClient, seenMarket: () => Promise<KnownMarket>) {
  const ofMarket = {
    benchmarks: benchmarks(sql),
    exchangeRates: exchangeRates(connection),
    instruments: instruments(connection),
    prices: prices(connection),
  };
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
    announcedCalls: announcedCalls(connection),
    auditChain: auditChain(connection),
    auditEvents: auditEvents(connection),
    authCounters: authCounters(sql),
    benchmarkSeries: benchmarkSeries(connection),
    bookYears: bookYears(connection),
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
    messageCounts: messageCounts(sql),
    outgoingMessages: outgoingMessages(sql),
    ownData: ownData(connection),
    portalLogins: portalLogins(connection),
    portfolioHealth: portfolioHealth(connection),
    projections: projections(sql, connection),
    publishedReports: publishedReports(connection),
    reportedValues: reportedValues(connection),
    snapshots: snapshots(connection),
    submissions: submissions(connection),
    users: users(sql, connection),
    viewings: viewings(sql, connection),
  };
}

export type Queries = ReturnType<typeof queriesOn>;

/** What someone did, for the activities and the trail; nothing else can be asked or changed with it. */
export type Telling = Pick<Transaction, 'activities' | 'audit'>;

/** What may be asked while something is changed, and the trail that is told of it. */
export interface Transaction extends Queries {
  readonly audit: AuditTrail;
}
