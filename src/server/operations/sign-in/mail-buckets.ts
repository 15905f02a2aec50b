import { emailKey } from '#domain/sign-in/email-address.ts';
import { mailLimits, mailNetworkLimits } from '#domain/sign-in/failure-count.ts';
import { getNetwork } from '../../auth/network.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Queries } from '../../db/queries.ts';
import type { PasswordBucket } from '../passwords/password-buckets.ts';
import type { Caller } from './sign-in-services.ts';

/**
 * Returns the limits on mails that a stranger can cause: per address, whether or not it belongs to a user, and per network. A device that
 * signed in with the address before has a counter of its own, so that nobody can keep its owner from a new password.
 */
export async function mailBuckets(tx: Queries, caller: Caller, email: string): Promise<readonly PasswordBucket[]> {
  const key = emailKey(email);
  const deviceHash = tokenHash(caller.deviceToken ?? '');
  const owner = await tx.users.withPassword(key);
  const isKnownDevice = await tx.knownDevices.belongsTo(deviceHash, owner?.user.id ?? nobody);
  const subject = isKnownDevice ? `device:${deviceHash.toString('hex')}` : tokenHash(key).toString('hex');
  return [
    { key: { kind: 'mail-network', subject: getNetwork(caller.networkAddress) }, limits: mailNetworkLimits },
    { key: { kind: 'mail', subject }, limits: mailLimits },
  ];
}

const nobody = '0'.repeat(32);
