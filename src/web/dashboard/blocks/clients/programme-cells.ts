import type { ClientProgramme } from '#contracts/datasets/lists.ts';
import type { Texts } from '#wording/texts.ts';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';

/** The columns of a file that tell of private funds; multiples and rates tell returns. */
export function programmeHeader(hasReturns: boolean, texts: Texts): string[] {
  return [
    texts('privateEquity.commitment'),
    texts('privateEquity.called'),
    texts('privateEquity.unfunded'),
    ...(hasReturns ? [texts('privateEquity.dpi'), texts('privateEquity.tvpi'), texts('clientFunds.netIrr')] : []),
    texts('clientFunds.callsDue'),
    texts('clientFunds.nextCall'),
  ];
}

/** A client's cells in them: what has no value is left empty. */
export function programmeCells(programme: ClientProgramme | null, hasReturns: boolean): (string | number | null)[] {
  if (!programme) return Array.from({ length: hasReturns ? 8 : 5 }, () => null);
  const { commitment, called, unfunded, dpi, tvpi, netIrr, callsDue, nextCall } = programme;
  return [
    toNumberOrNull(commitment),
    toNumberOrNull(called),
    toNumberOrNull(unfunded),
    ...(hasReturns ? [toNumberOrNull(dpi), toNumberOrNull(tvpi), toPercent(netIrr)] : []),
    toNumberOrNull(callsDue),
    nextCall,
  ];
}
