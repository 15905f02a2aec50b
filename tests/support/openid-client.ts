/** How the product is known to the issuers of tests. */
export const client = { id: 'the-portal', secret: 'a secret between the portal and its issuer' } as const;
