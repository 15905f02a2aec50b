import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import type { MailContent } from '#contracts/mail.ts';
import { variants } from '#variants/registry.ts';
import type { Variant } from '#variants/variant.ts';
import { readSecret } from './auth/secret.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { databaseName } from './db/database-name.ts';
import { type DatabaseServer, type DatabaseServers, openDatabaseServers } from './db/database-server.ts';
import { migrate } from './db/migrate.ts';
import { type RequestLimits, scaledLimits } from './db/request-limits.ts';
import { setPortalMaximum } from './db/set-portal-maximum.ts';
import { type CallService, createServiceCaller } from './auth/call-service.ts';
import { cacheAnswers } from './auth/cache-answers.ts';
import { type FileStore, localFileStore } from './files/file-store.ts';
import { s3FileStore } from './files/s3-file-store.ts';
import { chromiumProgram } from './pdf/chromium-program.ts';
import { openPrinter } from './pdf/printer.ts';
import { openPagePrinter, type PagePrinter } from './page-printer.ts';
import { renderMailOf } from './render-mail.ts';
import { canonicalOrigin } from './http/canonical-origin.ts';
import { PageCache } from './http/page-cache.ts';
import { messageGateways } from './mail/message-gateways.ts';
import { type RefusalTally, refusalTally } from './operations/audit/refusal-tally.ts';
import { createWriter } from './operations/messages/writer.ts';
import type { SignInServices } from './operations/sign-in/sign-in-services.ts';
import { findOnboardingForm } from './operations/submissions/onboarding-form.ts';
import { offeredProviders } from './offered-providers.ts';
import { type OpenProvider, providers } from './providers/registry.ts';

/** One client firm as it runs: its data and its own database. */
export interface RunningVariant {
  readonly variant: Variant;
  readonly database: Database;
  /** For the queue, which keeps a few connections of its own. */
  readonly connection: PoolConfig;
  readonly provider: OpenProvider;
  readonly services: Omit<SignInServices, 'wakeSender' | 'releaseLater'>;
  readonly renderMail: (content: MailContent, logo: string | null) => Promise<string>;
}

/** Everything that lives as long as the process: made once, outside whatever reloads in development. */
export interface AppServices {
  readonly config: Config;
  readonly log: Logger;
  readonly variants: Readonly<Record<VariantId, RunningVariant>>;
  readonly pagePrinter: PagePrinter;
  readonly callService: CallService;
  readonly files: FileStore;
  readonly pageCache: PageCache;
  readonly refusals: RefusalTally;
  /** The time that requests wait for their database. */
  readonly limits: RequestLimits;
  readonly close: () => Promise<void>;
}

/** Starts or joins the database server and brings every variant's database to the present schema. */
export async function openAppServices(config: Config, log: Logger): Promise<AppServices> {
  const servers = await openDatabaseServers(config);
  try {
    return await installationOn(servers, { config, log });
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

/** The installation on servers that already run. */
async function installationOn(servers: DatabaseServers, { config, log }: InstallationParts): Promise<AppServices> {
  const opened = await Promise.all(variantIds.map(async (id) => [id, await openVariant(servers.of(id), id, { config, log })] as const));
  const running = Object.fromEntries(opened) as Record<VariantId, RunningVariant>;
  const refusals = refusalTally({ milliseconds: 60_000, most: 2000 });
  const folder = join(config.varDir, 'files');
  const files = config.s3 ? await s3FileStore(folder, config.s3) : localFileStore(folder);
  await files.uploads.forgetOld();
  const sweep = setInterval(() => void forgetUploads(files, log), 3_600_000).unref();
  const printer = openPrinter({ program: () => chromiumProgram(config), log, timeoutMs: 30_000 * config.timeoutFactor });
  return {
    config,
    log,
    variants: running,
    pagePrinter: openPagePrinter(printer),
    callService: cacheAnswers(createServiceCaller()),
    files,
    pageCache: new PageCache(config.mode === 'development' ? 0 : config.pageCacheSeconds),
    refusals,
    limits: scaledLimits(config.timeoutFactor),
    close: async () => {
      clearInterval(sweep);
      await printer.close();
      await refusals.tellAll();
      await Promise.all(Object.values(running).map(({ database }) => database.close()));
      await servers.stop();
    },
  };
}

async function forgetUploads({ uploads }: FileStore, log: Logger): Promise<void> {
  await uploads.forgetOld().catch((error: unknown) => log.warn({ err: error }, 'old uploads could not be removed'));
}

interface InstallationParts {
  readonly config: Config;
  readonly log: Logger;
}

async function openVariant(server: DatabaseServer, id: VariantId, { config, log }: InstallationParts): Promise<RunningVariant> {
  const name = databaseName(id);
  await migrate(server, name);
  await setPortalMaximum(server, name, variants[id].maxPortals);
  const connection = server.app(name);
  const onIdleError = (error: Error) => log.warn({ error: error.message }, 'an idle database connection ended');
  const database = openDatabase(connection, onIdleError, { limits: scaledLimits(config.timeoutFactor), standby: server.reading(name) });
  const variant = variants[id];
  const services: RunningVariant['services'] = {
    db: database,
    secret: readSecret(config),
    gateways: messageGateways(config),
    pinMinutes: variant.pin.validMinutes,
    messagesPerHour: variant.pin.perHour,
    phoneCodes: variant.pin.phoneCodes,
    log,
    idleMinutes: variant.sessionMinutes,
    passwordRule: variant.passwordRule,
    firm: variant.brand.name,
    currency: variant.currency,
    asksNewcomers: findOnboardingForm(variant) !== null,
    writer: createWriter(variant),
    origin: canonicalOrigin(config, id),
    identityProviders: offeredProviders(variant, config),
  };
  return { variant, database, connection, provider: providers[variant.provider], services, renderMail: renderMailOf(variant) };
}
