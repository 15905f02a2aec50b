import type { PlannedFund } from '#contracts/reports/projections.ts';
import type { Texts } from '#wording/texts.ts';

/** Returns the name of a fund; of one that is removed the name that it had, and that it is. */
export function fundText({ name, isRemoved }: PlannedFund, texts: Texts): string {
  return isRemoved ? texts('projections.payments.removedFund', { name }) : name;
}

/** Returns payments as text with the names of their funds. A fund that someone else has named meanwhile has none here yet. */
export function paymentsText(written: string, funds: readonly PlannedFund[], texts: Texts): string {
  return written.replaceAll(/\b[0-9a-f]{32}\b/g, (id) => {
    const fund = funds.find((each) => each.id === id);
    return fund ? fundText(fund, texts) : '–';
  });
}
