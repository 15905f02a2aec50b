import { isRouteErrorResponse } from 'react-router';

interface Turned {
  readonly error: { readonly code: string; readonly message: string; readonly requestId: string };
}

/** The statuses of answers that come before any page of ours; they have a shape of their own. */
const turnedAway = [401, 408, 413, 429, 503];

/**
 * For a form that costs much, a password or a picture: anyone who is turned away before it is read keeps what was filled in, and reads why beside
 * it, as with any other refusal.
 */
export async function preserveFormOnOverload<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isRouteErrorResponse(error) || !turnedAway.includes(error.status)) throw error;
    const { code, message, requestId } = (JSON.parse(String(error.data)) as Turned).error;
    return { code, text: message, requestId };
  }
}
