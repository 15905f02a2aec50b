import { createContext, type RouterContextProvider } from 'react-router';
import type { Locale, Theme } from '#contracts/ids.ts';
import type { Actor } from '#domain/actor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Variant } from '#variants/variant.ts';
import type { PagePrinter } from './page-printer.ts';
import type { Texts } from '#wording/texts.ts';
import type { CallService } from './auth/call-service.ts';
import type { CookieJar } from './auth/cookies.ts';
import type { ActorDatabase, Database } from './db/database.ts';
import type { Queries } from './db/queries.ts';
import type { FileStore } from './files/file-store.ts';
import type { StorePage } from './http/page-cache.ts';
import type { FoundPortal } from './db/queries/portals/portals.ts';
import type { RefusalTally } from './operations/audit/refusal-tally.ts';
import type { SignedIn } from './operations/sessions/read-session.ts';
import type { Caller, SignInServices } from './operations/sign-in/sign-in-services.ts';
import type { OpenProvider } from './providers/registry.ts';

/** One request as routes see it: who is asking, for which variant, with which database, in which language, on which day. */
export interface RequestContext {
  readonly actor: Actor;
  /** The person who is signed in; null for guests and for the system. */
  readonly signedIn: SignedIn | null;
  readonly variant: Variant;
  readonly provider: OpenProvider;
  /** The variant's database, as far as the actor may use it. */
  readonly db: ActorDatabase;
  /** The portal of the page, once its guard has let the request in. */
  readonly portal: FoundPortal | null;
  readonly locale: Locale;
  readonly texts: Texts;
  readonly theme: Theme;
  /** True for what the visitor has chosen of language and theme: otherwise a portal's own are shown. */
  readonly hasChosen: { readonly language: boolean; readonly theme: boolean };
  /** Today in the variant's time zone. */
  readonly today: IsoDate;
  readonly nonce: string;
  /** True if messages can be read at /dev/outbox: in demo, development and tests. */
  readonly hasOutbox: boolean;
  /** By how much longer than usual messages stay and things can be undone: on slow machines. */
  readonly timeoutFactor: number;
  /** Rendered for printing: complete, without scripts. */
  readonly isPaper: boolean;
  readonly isNavCollapsed: boolean;
  /** Another site made the browser ask. */
  readonly isFromElsewhere: boolean;
  readonly requestId: string;
  /** Our own pages on paper. */
  readonly pagePrinter: PagePrinter;
  /** Services whose addresses the office enters. */
  readonly callService: CallService;
  /** The store of the files that people bring. */
  readonly files: FileStore;
  /** Asks that the figures follow what `tx` changes, when it commits. */
  readonly requestRefresh: (tx: Queries) => Promise<void>;
  /** Asks that what `tx` asks for of imports is done, when it commits. */
  readonly requestImport: (tx: Queries) => Promise<void>;
  /** Asks that what `tx` has to be delivered is, when it commits. */
  readonly requestDelivery: (tx: Queries) => Promise<void>;
  /** Asks that the rows of a bulk action are carried out, when `tx` commits. */
  readonly requestBulk: (tx: Queries) => Promise<void>;
  /** Asks that copies of what was sent are put in the libraries of clients, when `tx` commits. */
  readonly requestCopies: (tx: Queries) => Promise<void>;
  /** Keeps a page that all guests see alike, for the next of them. */
  readonly storePage: StorePage;
  /** Says with the answer in how many seconds asking again is worth it. */
  readonly askToRetryIn: (seconds: number) => void;
  /** Receives each error that a route or a view did not foresee. */
  readonly onFailure: (error: unknown) => void;
  readonly log: RequestLog;
  /** Repeats of refusals, which the audit trail is told of once a minute. */
  readonly refusals: RefusalTally;
  readonly auth: AuthServices;
}

/** The services that signing in and out works with. */
export interface AuthServices {
  readonly database: Database;
  readonly services: SignInServices;
  readonly caller: Caller;
  readonly cookies: CookieJar;
  readonly sessionToken: string | null;
  readonly attemptToken: string | null;
  /** The token of a sign-up that waits for its address to be confirmed. */
  readonly signUpToken: string | null;
  /** A custom token that came with an address and waits to be used. */
  readonly linkToken: string | null;
  /** The secret of someone who was sent to a provider to say who they are. */
  readonly identitySecret: string | null;
}

export interface RequestLog {
  readonly error: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly info: (details: object, message: string) => void;
}

const requestContextKey = createContext<RequestContext>();

export function getRequestContext(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContextKey);
}

/** For those who begin a request context: the HTTP server, the guards, and the rendering without a request. */
export function setRequestContext(context: Readonly<RouterContextProvider>, requestContext: RequestContext): void {
  context.set(requestContextKey, requestContext);
}
