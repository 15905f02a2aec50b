/** No session lives longer, however busy its person is. */
export const absoluteMinutes = 12 * 60;
