import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { failureStatus } from '#contracts/failure-status.ts';
import { type Notice, noticeCookie } from '#contracts/notice.ts';
import type { Typed } from '#forms/kind.ts';
import { errorCatalogue } from '#domain/error-catalogue.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { retryAfter } from '#domain/retry-after.ts';
import { recordRefusal } from '#server/operations/audit/record-refusal.ts';
import { type RequestContext, getRequestContext } from '#server/request-context.ts';
import type { FailedLooks } from '#web/site/shown-error.ts';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { brandStyles } from './brand-styles.ts';
import { pickTypedFields } from './form-fields.ts';

/** The details of a failure that a page may show: the texts of the catalogue in the visitor's language. */
export interface ShownFailure {
  readonly code: string;
  readonly text: string;
  readonly requestId: string;
  /** As whom the portal is seen: what fails before a page is loaded says it too. */
  readonly viewing: string | null;
}

interface RouteArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** Answers a route with its request context; a failure of the catalogue becomes its status and its text. */
export function handleRoute<Args extends RouteArgs, Result>(
  work: (context: RequestContext, args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    const context = getRequestContext(args.context);
    try {
      return await work(context, args);
    } catch (error) {
      throw await toFailureResponse(error, context, args.url);
    }
  };
}

/** Returns the redirect of a page that would otherwise fail, with a notice for the target; null if the page fails. */
type Lead = (error: AppError, context: RequestContext, url: URL) => { readonly place: string; readonly notice?: Notice } | null;

/** As `handleRoute`, for a page: of its address, what has no sense is left out, and the page says so. */
export const handlePage = leading(shortened);

/**
 * As `handlePage`, for the page of a client's own: anyone who asks for one that does not exist, or is not theirs, is led away, to the
 * same place for both.
 */
export const handleOwnPage = leading((error, context, url) => elsewhere(error, context) ?? shortened(error, context, url));

function leading(lead: Lead) {
  return <Args extends RouteArgs, Result>(work: (context: RequestContext, args: Args) => Promise<Result>) =>
    async (args: Args): Promise<Result> => {
      const context = getRequestContext(args.context);
      try {
        return await work(context, args);
      } catch (error) {
        const failed = await toFailureResponse(error, context, args.url);
        const led = error instanceof AppError && !context.isPaper ? lead(error, context, args.url) : null;
        if (led === null) throw failed;
        throw redirect(led.place, led.notice && { headers: { 'set-cookie': noticeCookie(led.notice) } });
      }
    };
}

function elsewhere({ code }: AppError, { portal }: RequestContext): ReturnType<Lead> {
  if (code === 'account-not-found') return { place: '/dashboard/404' };
  if (code === 'projections-not-found') return { place: '/' };
  if (code !== 'portfolio-not-found' || !portal) return null;
  return { place: href('/dashboard/:portal', { portal: portal.id }), notice: code };
}

function shortened({ code, details: { part } }: AppError, _visit: RequestContext, { pathname, searchParams }: URL): ReturnType<Lead> {
  if (code !== 'query-not-understood' || typeof part !== 'string' || !searchParams.has(part)) return null;
  const rest = new URLSearchParams([...searchParams].filter(([name]) => name !== part));
  return { place: rest.size === 0 ? pathname : `${pathname}?${rest}`, notice: 'address-shortened' };
}

/** Has what was typed sent back with a refusal: without scripts the page is drawn anew. */
type Keep = (fields: Readonly<Record<string, unknown>>) => void;

/** As `handleRoute`, for a form: a failure of the catalogue is handed back to the page that asked, which shows it beside its fields. */
export function handleForm<Args extends RouteArgs, Result>(work: (context: RequestContext, args: Args, keep: Keep) => Promise<Result>) {
  return async (args: Args) => {
    const context = getRequestContext(args.context);
    let kept: { readonly typed?: Typed } = {};
    try {
      return await work(context, args, (fields) => {
        kept = { typed: pickTypedFields(fields) };
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { told, status } = await shown(error, context, args.url);
      return data({ ...told, ...kept }, { status });
    }
  };
}

/** As `handleRoute`, for a file to keep: a failure of the catalogue is its sentence as plain text, which anyone who asked for the file shows. */
export function handleFile<Args extends RouteArgs>(work: (context: RequestContext, args: Args) => Promise<Response>) {
  return async (args: Args): Promise<Response> => {
    const context = getRequestContext(args.context);
    try {
      return await work(context, args);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { told, status } = await shown(error, context, args.url);
      return new Response(told.text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
    }
  };
}

/**
 * The only place where a failure becomes HTTP. What we did not foresee stays as it is: logged, and answered as a bare 500.
 * Anyone who has paper printed gets the failure itself.
 */
export async function toFailureResponse(error: unknown, context: RequestContext, url: URL): Promise<unknown> {
  if (!(error instanceof AppError) || context.isPaper) return error;
  const { variant, locale, theme, signedIn } = context;
  const looks: FailedLooks = {
    brand: localiseBrand(variant.brand, locale),
    theme,
    styles: brandStyles(variant),
    isSignedIn: signedIn !== null,
  };
  const { told, status } = await shown(error, context, url);
  return data({ ...told, ...looks }, { status });
}

async function shown(error: AppError, context: RequestContext, { pathname }: URL) {
  if (error instanceof AccessRefused) await recordRefusal(context, pathname, error);
  const { kind } = errorCatalogue[error.code];
  const seconds = retryAfter(error);
  if (seconds !== null) context.askToRetryIn(seconds);
  if (kind === 'unavailable') context.log.error({ code: error.code, err: error }, error.message);
  if (error.code === 'foreign-origin') context.log.warn({ code: error.code }, error.message);
  const told: ShownFailure = {
    code: error.code,
    text: context.texts(`error.${error.code}`, error.details),
    requestId: context.requestId,
    viewing: context.signedIn?.viewing?.client?.name ?? null,
  };
  return { told, status: failureStatus[kind] };
}
