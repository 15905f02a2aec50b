/** No session lives longer, however busy its person is. Idle minutes are the variant's (`sessionMinutes`). */
export const absoluteMinutes = 12 * 60;
