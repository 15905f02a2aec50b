/** Code in which planted mistakes are looked for, and the tests that have to find them. */
interface Area {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const signIn = (...files: readonly string[]) => files.map((file) => `src/server/operations/sign-in/${file}.ts`);

export const areas: Readonly<Record<string, Area>> = {
  /** The policies, and the counting of failures. */
  policies: {
    mutate: [
      'src/domain/{policy,actor}.ts',
      'src/domain/**/*-policy.ts',
      'src/domain/account/account.ts',
      'src/domain/{api-client,sign-in}/*.ts',
      '!src/domain/**/*.test.ts',
    ],
    tests: ['src/domain/**/*.test.ts'],
  },
  /** The second factor of sign-in. */
  'second-step': {
    mutate: [
      ...signIn('verify-second-factor', 'verify-pin', 'verify-totp', 'verify-recovery-code', 'second-step', 'read-attempt', 'app-code'),
      'src/server/auth/pin.ts',
    ],
    tests: [
      'src/server/operations/second-factor/second-factor.db.test.ts',
      'src/server/operations/sign-in/{verify-pin.db,app-code}.test.ts',
      'src/server/auth/pin.test.ts',
    ],
  },
  password: {
    mutate: [
      ...signIn('check-password', 'password-buckets', 'begin-sign-in', 'start-attempt', 'resend-pin', 'cancel-sign-in'),
      'src/server/auth/{password,token}.ts',
    ],
    tests: [
      'src/server/operations/sign-in/{begin-sign-in,password-buckets,sign-in-trail,verify-pin}.db.test.ts',
      'src/server/operations/second-factor/second-factor.db.test.ts',
      'src/server/operations/sign-up/sign-up.db.test.ts',
      'src/server/auth/*.test.ts',
    ],
  },
};
