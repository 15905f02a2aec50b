import { pino } from 'pino';
import type { Locale } from '#contracts/ids.ts';
import { type Actor, system } from '#domain/actor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Database } from '#server/db/database.ts';
import type { Portal } from '#server/db/queries/portals/portals.ts';
import type { PagePrinter } from '#server/page-printer.ts';
import { providers } from '#server/providers/registry.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Variant } from '#variants/variant.ts';
import { textsByLocale } from '#wording/catalogues.ts';

interface RequestContextParts {
  readonly variant: Variant;
  readonly database: Database;
  readonly portal: (Partial<Portal> & Pick<Portal, 'id' | 'name'>) | null;
  readonly pagePrinter: PagePrinter;
  readonly today: IsoDate;
  readonly locale?: Locale;
  readonly actor?: Actor;
}

/** A visit without a request: enough for reading reports and printing them, not for signing in. The theme is one for dark rooms. */
export function buildRequestContext({
  database,
  variant,
  locale = 'en',
  actor = system('test'),
  ...given
}: RequestContextParts): RequestContext {
  const words = { locale, texts: textsByLocale[locale], theme: 'dark' };
  const page = { nonce: '', isDemo: false, isPaper: false, isNavCollapsed: false, requestId: 'test', signedIn: null };
  const ground = { db: database.as(actor), provider: providers[variant.provider], log: pino({ level: 'silent' }) };
  const told = { askToRetryIn: () => undefined, onFailure: () => undefined };
  return { ...given, ...words, ...page, ...ground, ...told, actor, variant } as unknown as RequestContext;
}
