import { timeStep } from '#domain/sign-in/totp-step.ts';
import { recoveryCodeHmac } from '#server/auth/recovery-code.ts';
import { seal } from '#server/auth/seal.ts';
import { newTotpKey, totpCode } from '#server/auth/totp.ts';
import type { Person } from './sign-in-fixture.ts';
import type { TestDatabase } from './test-database.ts';

/** The app on someone's telephone, set up behind the product's back, with as many recovery codes as are named. */
export async function authenticatorOf(
  { owner }: Pick<TestDatabase, 'owner'>,
  { id }: Person,
  { secret, codes = [] }: { readonly secret: string; readonly codes?: readonly string[] },
) {
  const key = newTotpKey();
  const sealed = seal({ secret, purpose: 'totp', owner: id }, key);
  await owner.query('insert into totp (user_id, sealed_key, confirmed_at) values ($1, $2, now())', [id, sealed]);
  for (const code of codes)
    await owner.query('insert into recovery_codes (user_id, code_hmac) values ($1, $2)', [id, recoveryCodeHmac(secret, id, code)]);
  return {
    key,
    /** Returns the current code, or the one `later` time steps from now. */
    code: (later = 0) => totpCode(key, timeStep(Date.now()) + later),
    /** Six digits that it shows at no time near now. */
    wrongCode: (nth = 0) => {
      const step = timeStep(Date.now());
      const shown = new Set(Array.from({ length: 21 }, (_, at) => totpCode(key, step - 10 + at)));
      const others = Array.from({ length: 2000 }, (_, at) => String(at * 499).padStart(6, '0')).filter((code) => !shown.has(code));
      return others[nth % others.length] ?? '';
    },
    /** Time passes: what was shown last is long ago. */
    forgetUsed: () => owner.query('update totp set last_step = null where user_id = $1', [id]),
  };
}
