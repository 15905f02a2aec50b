import type { ReactNode } from 'react';
import { type Figure, mapFigure } from '#finance/figure.ts';
import type { CapitalAccount } from '#finance/private-equity/capital-account.ts';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';

/** The columns of the statement, in the order of its rule. */
export const accountParts = ['opening', 'contributions', 'distributed', 'fees', 'gains', 'closing', 'unfunded'] as const;

interface InMoney {
  readonly currency: string;
  readonly unit: 'm' | null;
}

const figures: Readonly<Record<(typeof accountParts)[number], (account: CapitalAccount) => Figure>> = {
  opening: ({ opening }) => ({ available: true, value: opening }),
  contributions: ({ contributions }) => ({ available: true, value: contributions }),
  distributed: ({ distributed }) => ({ available: true, value: -distributed }),
  fees: ({ fees }) => ({ available: true, value: -fees }),
  gains: ({ gains }) => ({ available: true, value: gains }),
  closing: ({ closing }) => ({ available: true, value: closing }),
  unfunded: ({ unfunded }) => unfunded,
};

/** Returns the cells of a capital account. Reductions have a minus sign, so that the reader can add up a line. */
export function accountCells(account: Figure<CapitalAccount>, { currency, unit }: InMoney): ReactNode[] {
  return accountParts.map((part) => (
    <FigureView key={part} figure={flat(mapFigure(account, figures[part]))}>
      {(amount) => <Money amount={amount} currency={currency} unit={unit} />}
    </FigureView>
  ));
}

function flat(figure: Figure<Figure>): Figure {
  return figure.available ? figure.value : figure;
}
