/** The handle of a page that is whole without scripts: none is sent with it. */
export const still = { isStill: true, isKept: true };

/** The handle of such a page with a form that is sent once: browsers ask for it anew each time. */
export const stillForm = { isStill: true, isKept: false };
