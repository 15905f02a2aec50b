import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';
import type { Unreached } from './unreached.ts';

/** The results of the routes, in the form that the router passes on. */
export type Results = Record<string, DataStrategyResult>;

/**
 * Returns the fault of the server or of the connection to it. Null for an intended answer: a page, a refusal or a notice of maintenance.
 * An error answer without our own fields is an unexpected failure.
 */
export function faultOf(results: Results): Pick<Unreached, 'fault' | 'requestId'> | null {
  const [failed] = Object.values(results).filter(({ type }) => type === 'error');
  if (!failed) return null;
  const error = failed.result;
  if (error instanceof Error) return { fault: isOfNetwork(error) ? 'silent' : 'failed', requestId: null };
  if (!isRouteErrorResponse(error) || error.status < 500) return null;
  const said = error.data as { readonly code?: unknown; readonly requestId?: unknown } | null;
  if (said?.code === 'in-maintenance') return null;
  return { fault: 'failed', requestId: typeof said?.requestId === 'string' ? said.requestId : null };
}

/** Every browser says it in words of its own, but all with this type. */
const isOfNetwork = (error: Error) => error instanceof TypeError;
