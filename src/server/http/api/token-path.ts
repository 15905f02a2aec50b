/** The address at which a system gets the token of the projections API; the only one that takes a form. */
export const tokenPath = '/api/v1/projections/token';
