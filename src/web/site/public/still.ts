/** The handle of a page that is whole without scripts: none is sent with it. */
export const still = { isStill: true };
