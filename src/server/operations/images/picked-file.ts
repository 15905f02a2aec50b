import * as z from 'zod';

/** A file of a form; null where none was chosen, which browsers send as an empty one. */
export const PickedFile = z
  .union([z.instanceof(File), z.literal('')])
  .transform((picked) => (picked instanceof File && picked.size > 0 ? picked : null));
