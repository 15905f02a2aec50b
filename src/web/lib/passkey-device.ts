import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyCreation, PasskeyRequest } from '#contracts/people/passkeys.ts';

/** A device's answer as JSON for a form; null when its owner cancelled or it has no such key. The library is loaded when it is needed. */
export async function showPasskey(request: PasskeyRequest): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = request as unknown as PublicKeyCredentialRequestOptionsJSON;
  return answerOf(startAuthentication({ optionsJSON }));
}

/** As `showPasskey`, for a new one. */
export async function createPasskey(creation: PasskeyCreation): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = creation as unknown as PublicKeyCredentialCreationOptionsJSON;
  return answerOf(startRegistration({ optionsJSON }));
}

/** Returns the browser's response as JSON; null for any failure: the person can only try again or sign in another way. */
function answerOf(asked: Promise<object>): Promise<string | null> {
  return asked.then(
    (answer) => JSON.stringify(answer),
    () => null,
  );
}
