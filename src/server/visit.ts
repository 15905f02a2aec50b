import { createContext, type RouterContextProvider } from 'react-router';
import type { Actor } from '#domain/actor.ts';
import type { Locale, Theme } from '#contracts/ids.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Texts } from '#wording/texts.ts';
import type { Variant } from '#variants/variant.ts';
import type { ActorDatabase } from './db/database.ts';
import type { Press } from './press.ts';

/** One request as routes see it: who is asking, for which variant, with which database, in which language, on which day. */
export interface Visit {
  readonly actor: Actor;
  readonly variant: Variant;
  readonly db: ActorDatabase;
  readonly locale: Locale;
  readonly texts: Texts;
  readonly theme: Theme;
  /** Today in the variant's time zone. */
  readonly today: IsoDate;
  readonly nonce: string;
  readonly isDemo: boolean;
  /** Rendered for printing: complete, without scripts. */
  readonly isPaper: boolean;
  readonly requestId: string;
  /** Our own pages on paper. */
  readonly press: Press;
  /** Told of whatever a route or a view did not foresee. */
  readonly onFailure: (error: unknown) => void;
}

const visitContext = createContext<Visit>();

export function visitOf(context: Readonly<RouterContextProvider>): Visit {
  return context.get(visitContext);
}

/** For those who open the door: the HTTP server and the rendering without a request. */
export function letIn(context: RouterContextProvider, visit: Visit): RouterContextProvider {
  context.set(visitContext, visit);
  return context;
}
