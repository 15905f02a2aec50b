/** In bytes: the largest file, a piece of it that is sent at once, and what one person may have under way. */
export const maxFileBytes = 500_000_000;
export const uploadPieceBytes = 8 * 1024 * 1024;
export const maxBytesUnderWay = 2_000_000_000;
/** Maximum number of concurrent uploads of one person. */
export const maxUploads = 40;
/** After so long without a piece an upload is given up. */
export const hoursOfUpload = 24;

/** Format of the key that the sender gives an upload. */
export const uploadKey = /^[\w-]{22}$/;
