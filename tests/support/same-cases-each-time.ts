import fc from 'fast-check';

/** Makes property tests reproducible: they use the same cases each time, and others with FAST_CHECK_SEED. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_260_101) });
