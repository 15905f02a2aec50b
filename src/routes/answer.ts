import { data, type RouterContextProvider } from 'react-router';
import { failureStatus } from '#contracts/failure-status.ts';
import { AppError, errorCatalogue } from '#domain/errors.ts';
import { type Visit, visitOf } from '#server/visit.ts';

/** What a page gets to show of a failure: the words of the catalogue in the visitor's language. */
export interface ShownFailure {
  readonly code: string;
  readonly text: string;
  readonly requestId: string;
}

interface RouteArgs {
  readonly context: Readonly<RouterContextProvider>;
}

/** Answers a route with the visit that it is about; a failure of the catalogue becomes its status and its text. */
export function answer<Args extends RouteArgs, Result>(
  work: (visit: Visit, args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    const visit = visitOf(args.context);
    try {
      return await work(visit, args);
    } catch (error) {
      throw failure(error, visit);
    }
  };
}

/** As `answer`, for a form: a failure of the catalogue is handed back to the page that asked, which shows it beside its fields. */
export function answerForm<Args extends RouteArgs, Result>(work: (visit: Visit, args: Args) => Promise<Result>) {
  return async (args: Args) => {
    const visit = visitOf(args.context);
    try {
      return await work(visit, args);
    } catch (error) {
      if (error instanceof AppError) return refusal(error, visit);
      throw error;
    }
  };
}

/**
 * The only place where a failure becomes HTTP. What we did not foresee stays as it is: logged, and answered as a bare 500.
 * Whoever has paper printed gets the failure itself.
 */
export function failure(error: unknown, visit: Visit): unknown {
  return error instanceof AppError && !visit.isPaper ? refusal(error, visit) : error;
}

function refusal(error: AppError, visit: Visit) {
  const { kind } = errorCatalogue[error.code];
  if (kind === 'unavailable') visit.log.error({ code: error.code, err: error }, error.message);
  const shown: ShownFailure = { code: error.code, text: visit.texts(`error.${error.code}`, error.details), requestId: visit.requestId };
  return data(shown, { status: failureStatus[kind] });
}
