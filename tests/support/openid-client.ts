/** The product's client credentials at the issuers of tests. */
export const client = { id: 'the-portal', secret: 'a secret between the portal and its issuer' } as const;
