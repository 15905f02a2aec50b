/** Milliseconds without a key before the server is asked for what is typed: in every list and every field that chooses a record. */
export const searchPause = 500;
