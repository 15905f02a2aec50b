import { locales } from '#contracts/ids.ts';
import type { PersonRole } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { cookieJar } from '../auth/cookies.ts';
import type { AppServices, RunningVariant } from '../app-services.ts';
import { getToday } from '../today.ts';
import { createDatasetFetcher } from '../feeds/data-service.ts';
import { configuredPrices } from '../feeds/configured-prices.ts';
import type { RequestContext } from '../request-context.ts';
import type { JobWakers } from './wake-jobs.ts';

export interface JobPerson {
  readonly actor: { readonly kind: PersonRole; readonly userId: string };
  /** Null for work in the office, which is about no portal. */
  readonly portalId: string | null;
}

/** The firms of an installation, with request contexts for their jobs. */
export function firmsWithJobs(installation: AppServices) {
  return Object.values(installation.variants).map((running) => ({
    ...running,
    priceFeed: configuredPrices(installation.config, running.variant),
    fetchDataset: createDatasetFetcher(installation.config, running.variant.id),
    contextAs: (person: JobPerson, wakers: JobWakers) => openJobContext(installation, { running, wakers }, person),
    forgetPages: () => installation.pageCache.forget(),
  }));
}

/**
 * The request context of a person on a portal without a request, for a job that prints or writes as them: what they may not do any more, the job may not do. It has
 * no session, no cookies and no nonce: its pages go to paper.
 *
 * @throws AppError `page-not-found` if the portal is gone
 */
async function openJobContext(
  { callService, config, files, log, pagePrinter, refusals }: AppServices,
  { running: { variant, provider, database, services }, wakers }: { readonly running: RunningVariant; readonly wakers: JobWakers },
  { actor, portalId }: JobPerson,
): Promise<RequestContext> {
  const db = database.as(actor);
  const portal = portalId === null ? null : await db.read(({ portals }) => portals.find(portalId));
  if (!portal && portalId !== null) throw new AppError('page-not-found');
  const { requestRefresh, requestImport, requestDelivery, requestBulk, requestCopies, ...wakes } = wakers;
  const locale = variant.locales[0] ?? locales[0];
  const none = { sessionToken: null, attemptToken: null, signUpToken: null, linkToken: null, identitySecret: null };
  return {
    actor,
    signedIn: null,
    variant,
    provider,
    db,
    portal,
    locale,
    texts: textsByLocale[locale],
    theme: variant.brand.theme,
    hasChosen: { language: false, theme: false },
    today: getToday(variant.timeZone),
    nonce: '',
    hasOutbox: false,
    timeoutFactor: config.timeoutFactor,
    isPaper: false,
    isNavCollapsed: false,
    isFromElsewhere: false,
    requestId: 'job',
    pagePrinter,
    callService,
    files,
    requestRefresh,
    requestImport,
    requestDelivery,
    requestBulk,
    requestCopies,
    storePage: () => false,
    askToRetryIn: () => undefined,
    onFailure: (error) => log.error({ variant: variant.id, err: error }, 'a page failed'),
    log,
    refusals,
    auth: {
      ...none,
      database,
      services: { ...services, ...wakes },
      caller: { networkAddress: '127.0.0.1', userAgent: null, deviceToken: null },
      cookies: cookieJar({ isSecure: true }),
    },
  };
}
