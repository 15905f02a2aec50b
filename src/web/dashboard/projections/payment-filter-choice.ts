import type { PaymentDraft } from '#domain/projection/planned-payment.ts';

/** The choice of the payments that name no fund. */
export const ofNoFund = 'account';

/** Returns the choices by fund that payments offer: one for each fund, and one for the account as a whole where some name none. */
export function fundChoices(drafts: readonly PaymentDraft[]): string[] {
  return [...new Set(drafts.map(({ fund }) => fund || ofNoFund))];
}

/** Returns the test of whether a payment is of the chosen fund; a choice that no payment has any more, or none, shows all. */
export function isOfFund(drafts: readonly PaymentDraft[], only: string): (draft: PaymentDraft) => boolean {
  const choices = fundChoices(drafts);
  if (choices.length < 2 || !choices.includes(only)) return () => true;
  return ({ fund }) => (fund || ofNoFund) === only;
}
