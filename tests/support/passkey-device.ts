import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '#contracts/people/passkeys.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** As much of CBOR as a device needs: text, bytes, small numbers, maps. */
function cbor(value: string | number | Buffer | Map<string | number, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as string)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** The possible errors of a device, or of a fraudulent page's request. */
interface Circumstance {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** As it says of itself; otherwise one more than the last time. */
  readonly counter?: number;
  readonly type?: string;
}

function authData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

/** A security key as a test has it: makes ES256 keys and signs with them, the way WebAuthn wants it. */
export function passkeyDevice(origin: string) {
  const credentialId = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let used = 0;
  const userPresentAndVerified = 0x05;

  const clientData = (type: string, asked: string, made: Circumstance) =>
    JSON.stringify({ type: made.type ?? type, challenge: made.challenge ?? asked, origin: made.origin ?? origin, crossOrigin: false });
  const answer = (response: object) =>
    JSON.stringify({
      id: base64url(credentialId),
      rawId: base64url(credentialId),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    credentialId,
    /** Makes the key that it is asked for. */
    make({ rp, challenge }: PasskeyCreation, made: Circumstance = {}): string {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, coseKey]);
      const data = Buffer.concat([authData(made.rpId ?? rp.id, userPresentAndVerified | 0x40, 0), attested]);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, made));
      return answer({ clientDataJSON, attestationObject: base64url(attestationObject), transports: ['usb'] });
    },
    /** Signs what it is asked for. */
    show({ rpId, challenge }: PasskeyRequest, made: Circumstance = {}): string {
      used += 1;
      const authenticatorData = authData(made.rpId ?? rpId, userPresentAndVerified, made.counter ?? used);
      const client = clientData('webauthn.get', challenge, made);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      });
    },
  };
}
