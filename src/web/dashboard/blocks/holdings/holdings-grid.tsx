import { useMemo } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Grid } from '../../table/grid.tsx';
import type { HoldingsGroup, HoldingsWish } from './arrange-holdings.ts';
import { HoldingCard } from './holding-card.tsx';
import { holdingColumns } from './holding-columns.tsx';
import { holdingLines } from './holding-lines.tsx';
import type { ShownHoldings } from './select-holdings.ts';

interface HoldingsGridProps {
  readonly shown: ShownHoldings;
  readonly groups: readonly HoldingsGroup[];
  readonly wish: HoldingsWish;
  /** The address of the page with another wish. */
  readonly hrefOf: (part: Partial<HoldingsWish>) => string;
}

export function HoldingsGrid({ shown, groups, wish, hrefOf }: HoldingsGridProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { currency } = shown;
  const lines = useMemo(() => holdingLines(shown, groups, { texts, formats }), [shown, groups, texts, formats]);
  return (
    <Grid
      name={texts('holdings.title')}
      columns={holdingColumns({ currency, wish, hrefOf, texts, formats })}
      lines={lines}
      card={(row) => <HoldingCard row={row} currency={currency} />}
      memory="holdings"
    />
  );
}
