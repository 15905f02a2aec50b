/** The terms of the demonstration's fund house for its investors. */
export const fundTerms = `# 1. What this portal is
The portal shows your commitments to the funds that Halvard manages or selects, calls and distributions, and the values that the funds have reported. It is for your own information.

# 2. Who may use it
Access is for investors and for people they have named to us in writing. It is personal. Keep your password to yourself and do not pass on the PINs that we send you.

# 3. What the figures say
Funds report quarterly, with a delay. A value is the last one reported, rolled forward with later calls and distributions. Multiples and rates of return before the end of a fund are estimates.

# 4. Confidential
What funds tell you through the portal is confidential under their agreements. You may show it to your own advisers who are bound to secrecy, and to no one else.

# 5. No offer
Nothing in the portal is an offer to subscribe to a fund. Calls and notices are binding in the form required by the fund's agreement.

# 6. Your data
We keep a record of who looks at your data and what is changed, and show you who else has looked.

# 7. Changes
When these terms change we publish a new version here and ask you to accept it. Earlier versions remain readable.`;
