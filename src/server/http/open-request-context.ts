import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, locales, type Theme } from '#contracts/ids.ts';
import { languageParameter } from '#contracts/language-address.ts';
import { pathsWhere } from '#contracts/pages/page-patterns.ts';
import { type Actor, guest } from '#domain/actor.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import type { Variant } from '#variants/variant.ts';
import { cookieJar } from '../auth/cookies.ts';
import { isFromElsewhere } from '../auth/same-origin.ts';
import type { Circumstances } from '../db/audit-trail.ts';
import type { Database } from '../db/database.ts';
import type { AppServices } from '../app-services.ts';
import type { RequestedJobs } from '../jobs/start-jobs.ts';
import { identifyService } from '../operations/api-clients/identify-service.ts';
import { readSession, type SessionUser } from '../operations/sessions/read-session.ts';
import type { AuthServices, RequestContext } from '../request-context.ts';
import { isApiPath } from './api/is-api-path.ts';
import { variantOfHost } from './host.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';
import { isForTrying, needsSecureCookies } from './needs-secure-cookies.ts';
import { newNonce } from './security-headers.ts';
import { getToday } from '../today.ts';

/** The cookies of choices that the first rendering must know. Nothing secret stands in them. */
const preferenceCookies = { language: 'language', theme: 'theme', navigation: 'navigation' } as const;

/** Finds out who is asking, for which variant. Null when the host is none of ours. */
export async function openRequestContext(
  installation: AppServices,
  jobs: RequestedJobs,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext | null> {
  const id = variantOfHost(request.host, installation.config);
  if (!id) return null;
  const { variant, provider, ...running } = installation.variants[id];
  const circumstances = { networkAddress: request.ip, requestId: request.id };
  const brought = await broughtBy(installation, request);
  const asked = askedFrom(running.database, circumstances);
  const service = await serviceOf(asked, request);
  const signedIn = service ? null : await readSession(asked, brought.sessionToken);
  const database = askedFrom(running.database, { ...circumstances, isViewing: Boolean(signedIn?.viewing) });
  const { wakeSender, releaseLater, ...requests } = jobs.of(id);
  const services = { ...running.services, db: database, wakeSender, releaseLater };
  const actor = service ?? signedIn?.actor ?? guest;
  return {
    ...looksFor(variant, signedIn?.user, { ...request.cookies, ...languageInAddress(request.url) }),
    actor,
    signedIn,
    variant,
    provider,
    db: database.as(actor),
    portal: null,
    today: getToday(variant.timeZone),
    nonce: newNonce(),
    hasOutbox: hasOutbox(installation, request),
    timeoutFactor: installation.config.timeoutFactor,
    isPaper: false,
    isFromElsewhere: isFromElsewhere(request.headers['sec-fetch-site']?.toString() ?? null),
    isNavCollapsed: request.cookies[preferenceCookies.navigation] === 'collapsed',
    requestId: request.id,
    pagePrinter: installation.pagePrinter,
    callService: installation.callService,
    files: installation.files,
    ...requests,
    storePage: installation.pageCache.storeFor(request),
    askToRetryIn: (seconds) => void reply.header('retry-after', seconds),
    onFailure: (error) => request.log.error({ req: request, err: error }, 'a page failed'),
    log: request.log,
    refusals: installation.refusals,
    auth: { ...brought, database, services },
  };
}

/** Returns the person whose session comes with a request, before there is a request context; null without a live session. */
export async function personOfSession(installation: AppServices, request: FastifyRequest): Promise<string | null> {
  const id = variantOfHost(request.host, installation.config);
  if (!id) return null;
  const { sessionToken } = await broughtBy(installation, request);
  return (await readSession(installation.variants[id].database, sessionToken))?.user.id ?? null;
}

/** Everyone's PINs are for anyone who sits at the machine. */
function hasOutbox({ config }: AppServices, request: FastifyRequest): boolean {
  return isForTrying(config) && isFromThisMachine(request);
}

/** The pages of the public site stand in each language at an address of its own. */
const sitePaths = new RegExp(`^${pathsWhere(({ words }) => words?.includes('publicSite') === true)}(?:\\.data)?$`);
/** No cookie is called so. */
const inAddress = '?language';

function languageInAddress(url: string): Readonly<Record<string, string>> {
  const [path = '', query = ''] = url.split('?', 2);
  const language = sitePaths.test(path) ? new URLSearchParams(query).get(languageParameter) : null;
  return language === null ? {} : { [inAddress]: language };
}

/** In which language and colours the answer is, and which of the two were chosen. */
function looksFor(
  variant: Variant,
  user: SessionUser | undefined,
  cookies: FastifyRequest['cookies'],
): Pick<RequestContext, 'locale' | 'texts' | 'theme' | 'hasChosen'> {
  const [language, theme] = [cookies[preferenceCookies.language], cookies[preferenceCookies.theme]];
  const named = variant.locales.find((each) => each === cookies[inAddress]);
  const locale = named ?? localeOf(variant, user, language);
  return {
    locale,
    texts: textsByLocale[locale],
    theme: themeOf(variant, user, theme),
    hasChosen: { language: isChosen(variant.locales, user?.language, language), theme: isChosen(variant.themes, user?.theme, theme) },
  };
}

/** The system that asks the API with credentials of its own; whatever else the request carries counts for nothing then. */
async function serviceOf(database: Database, { url, ip, headers: { authorization } }: FastifyRequest): Promise<Actor | null> {
  return isApiPath(url) && authorization !== undefined ? identifyService(database, ip, authorization) : null;
}

/** The database for one request: whatever it tells the audit trail says where it came from. */
function askedFrom(database: Database, circumstances: Circumstances): Database {
  return { ...database, as: (actor) => database.as(actor, circumstances) };
}

async function broughtBy(installation: AppServices, request: FastifyRequest): Promise<Omit<AuthServices, 'database' | 'services'>> {
  const cookies = cookieJar({ isSecure: needsSecureCookies(installation.config, request.protocol) });
  const header = request.headers.cookie ?? null;
  const [sessionToken, attemptToken, signUpToken, deviceToken, linkToken, identitySecret] = await Promise.all([
    cookies.read(header, 'session'),
    cookies.read(header, 'attempt'),
    cookies.read(header, 'signup'),
    cookies.read(header, 'device'),
    cookies.read(header, 'link'),
    cookies.read(header, 'identity'),
  ]);
  const caller = { networkAddress: request.ip, userAgent: request.headers['user-agent'] ?? null, deviceToken };
  return { caller, cookies, sessionToken, attemptToken, signUpToken, linkToken, identitySecret };
}

/** In which language a guest is answered before there is a request context. */
export function localeOfGuest({ config, variants }: AppServices, { host, cookies }: FastifyRequest): Locale {
  const id = variantOfHost(host, config);
  return id ? localeOf(variants[id].variant, undefined, cookies[preferenceCookies.language]) : locales[0];
}

/** The person's own choice, else the guest's cookie, else the variant's first language. */
function localeOf(variant: Variant, user: SessionUser | undefined, chosen: string | undefined): Locale {
  const offered = (wanted: string | null | undefined) => variant.locales.find((locale) => locale === wanted);
  return offered(user?.language) ?? offered(chosen) ?? variant.locales[0] ?? locales[0];
}

/** Tells whether the person, or the guest in a cookie, has named one of those. */
function isChosen(offered: readonly string[], ...chosen: readonly (string | null | undefined)[]): boolean {
  return chosen.some((each) => each !== null && each !== undefined && offered.includes(each));
}

function themeOf(variant: Variant, user: SessionUser | undefined, chosen: string | undefined): Theme {
  const offered = (wanted: string | null | undefined) => variant.themes.find((theme) => theme === wanted);
  return offered(user?.theme) ?? offered(chosen) ?? variant.brand.theme;
}
