/** Returns the terms of a wealth manager of the demonstration for its clients. */
export const wealthTerms = (firm: string) => `# 1. What this portal is
The portal shows what ${firm} manages or administers for you: your accounts and portfolios, their value, their return and their costs. It is for your own information.

# 2. Who may use it
You may use the portal if you are a client of ${firm}, or act for one with our written consent. Your access is personal. Keep your password to yourself and do not pass on the PINs that we send you; we will never ask for either by phone or email.

# 3. What the figures say
Values use the latest prices that we have for the date shown. Some holdings are priced rarely, and their value can be out of date; the portal marks them. Past performance is not a reliable indicator of future results. Investments can fall as well as rise, and you may get back less than you paid in.

# 4. Not advice
Nothing in the portal is an offer, or advice to buy, to hold or to sell. Advice is given by your adviser, who knows your circumstances.

# 5. Tax
Figures for tax returns are prepared with care from our records. What you declare is for you and your tax adviser to decide.

# 6. Your data
We keep a record of who looks at your data and what is changed, and show you who else has looked. We use your data to run the portal and to meet our duties, and give it to no one else without a legal reason.

# 7. When something is wrong
If a figure looks wrong, or someone else may know your password, tell us at once. We may close access while we look into it.

# 8. Changes
When these terms change we publish a new version here and ask you to accept it. Earlier versions remain readable.`;
