import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** A password that begins with this costs what it costs in the product: for tests that need the hashing to take its time. */
const costly = 'costly ';
const { argon2 } = crypto;

/**
 * Loaded first by each process that tests start, and by those that run tests on a database: passwords are hashed and compared with the least that
 * argon2id takes. What a hash says of its cost stays as it is. An older Node that npm runs on has no argon2.
 */
function quickArgon2(algorithm, parameters, callback) {
  const isCostly = String(parameters.message).startsWith(costly);
  return argon2(algorithm, isCostly ? parameters : { ...parameters, memory: 8, passes: 1 }, callback);
}

// The test files of a worker load this one after the other.
if (argon2 && argon2.name !== quickArgon2.name) {
  crypto.argon2 = quickArgon2;
  syncBuiltinESMExports();
}
