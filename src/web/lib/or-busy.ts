import { isRouteErrorResponse } from 'react-router';

interface Turned {
  readonly error: { readonly code: string; readonly message: string; readonly requestId: string };
}

/**
 * For a form at the door: whoever is turned away there because of a crowd keeps what was filled in, and reads why beside it, as with
 * any other refusal.
 */
export async function orBusy<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 503) throw error;
    const { code, message, requestId } = (JSON.parse(String(error.data)) as Turned).error;
    return { code, text: message, requestId };
  }
}
