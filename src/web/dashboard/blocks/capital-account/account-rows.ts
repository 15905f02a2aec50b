import { type Figure, mapFigure } from '#finance/figure.ts';
import { distributionCategories } from '#finance/ledger/ledger.ts';
import type { CapitalAccount } from '#finance/private-equity/capital-account.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownCapitalAccount } from './select-capital-account.ts';

const kinds = [...distributionCategories, 'unspecified'] as const;

/** The statement as a table to take away: opening + contributions − distributed − fees + gains = closing. */
export function accountRows({ total, funds, currency }: ShownCapitalAccount, texts: Texts): BlockTable {
  const inCurrency = (label: string) => `${label} (${currency})`;
  const kindName = (kind: (typeof kinds)[number]) =>
    kind === 'unspecified' ? texts('privateEquity.unspecified') : texts(`transactions.categories.${kind}`);
  return {
    header: [
      texts('privateEquity.fund'),
      ...(['opening', 'contributions'] as const).map((part) => inCurrency(texts(`privateEquity.account.${part}`))),
      ...kinds.map((kind) => inCurrency(`${texts('privateEquity.account.distributed')}: ${kindName(kind)}`)),
      ...(['distributed', 'fees', 'gains', 'closing', 'commitment', 'unfundedBefore', 'unfunded'] as const).map((part) =>
        inCurrency(texts(`privateEquity.account.${part}`)),
      ),
    ],
    rows: [[texts('privateEquity.programme'), ...cellsOf(total)], ...funds.map(({ name, account }) => [name, ...cellsOf(account)])],
  };
}

function cellsOf(account: Figure<CapitalAccount>): (number | null)[] {
  const part = (of: (known: CapitalAccount) => number) => toNumberOrNull(mapFigure(account, of));
  const promised = (of: (known: CapitalAccount) => Figure) => (account.available ? toNumberOrNull(of(account.value)) : null);
  return [
    part(({ opening }) => opening),
    part(({ contributions }) => contributions),
    ...kinds.map((kind) => part(({ distributions }) => distributions[kind])),
    part(({ distributed }) => distributed),
    part(({ fees }) => fees),
    part(({ gains }) => gains),
    part(({ closing }) => closing),
    promised(({ commitment }) => commitment),
    promised(({ unfundedBefore }) => unfundedBefore),
    promised(({ unfunded }) => unfunded),
  ];
}
