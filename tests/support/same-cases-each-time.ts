import fc from 'fast-check';

/** What passes here passes everywhere: properties are tried on the same cases each time, on others with FAST_CHECK_SEED. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_260_101) });
