import type { HoldingLots, LotRow } from '#contracts/datasets/holding-data.ts';
import { available, combineFigures, type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { gainRate, unrealisedGain } from '#finance/gains/gains.ts';
import { isoDate } from '#finance/iso-date.ts';
import { type Lot, sumUnits } from '#finance/ledger/lots.ts';
import type { HeldPosition } from './held-positions.ts';
import type { InPageCurrency } from './holding-rows.ts';

/** A ledger of daily purchases has thousands. */
const maxLots = 200;

/** The lots of one security that the page's portfolios hold: cost as booked, value as the part of the holding's that their units are. */
export function holdingLots(positions: readonly HeldPosition[], id: string, convert: InPageCurrency): HoldingLots {
  const own = positions.filter(({ instrumentId }) => instrumentId === id);
  const isNamed = own.filter(({ lots }) => lots.length > 0).length > 1;
  const lots = own.flatMap((position) => position.lots.map((lot) => ({ position, lot }))).toSorted((a, b) => a.lot.day - b.lot.day);
  return {
    count: lots.length,
    rows: lots.slice(0, maxLots).map(({ position, lot }) => lotRow(lot, position, { convert, isNamed })),
  };
}

interface Shown {
  readonly convert: InPageCurrency;
  readonly isNamed: boolean;
}

function lotRow(lot: Lot, position: HeldPosition, { convert, isNamed }: Shown): LotRow {
  const { currency, name } = position.portfolio;
  const cost = mapFigure(position.cost, () => lot.cost.toNumber());
  const value = partOf(position, lot);
  const gain = unrealisedGain(value, cost);
  return {
    day: isoDate(lot.day),
    portfolio: isNamed ? name : null,
    units: lot.units.toString(),
    cost: convert(cost, currency),
    value: convert(value, currency),
    gain: convert(gain, currency),
    gainRate: gainRate(gain, cost),
  };
}

/** Units that no lot knows, such as a stake that is valued as a whole, leave no part that could be said. */
function partOf({ value, units, lots }: HeldPosition, lot: Lot): Figure {
  if (sumUnits(lots).cmp(units) !== 0 || units.isZero()) return unavailable('not-recorded');
  return combineFigures(value, available(lot.units.toNumber() / units.toNumber()), (whole, part) => whole * part);
}
