/**
 * Imported first by everything that is started: packages such as React choose their build by this variable while they are loaded. Threads and
 * processes begun from here inherit it. What starts development or tests has set it before.
 */
process.env.NODE_ENV ??= 'production';
