/** A key as a browser is told of it: base64url, and the ways to the device that has it. */
interface KnownKey {
  readonly type: 'public-key';
  readonly id: string;
  readonly transports: readonly string[];
}

/** The options with which a browser requests a passkey at sign-in (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly rpId: string;
  readonly allowCredentials: readonly KnownKey[];
  readonly userVerification: 'preferred';
  /** Milliseconds. */
  readonly timeout: number;
}

/** The options with which a browser creates a passkey on a device (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export interface PasskeyCreation {
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly challenge: string;
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[];
  readonly excludeCredentials: readonly KnownKey[];
  readonly authenticatorSelection: { readonly residentKey: 'discouraged'; readonly userVerification: 'preferred' };
  readonly attestation: 'none';
  readonly timeout: number;
}
