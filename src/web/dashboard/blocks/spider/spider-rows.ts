import type { Spider } from '#contracts/datasets/returns.ts';
import { spiderAxes } from '#finance/risk/spider.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';

/** A row a portfolio with the figures behind its points, as fractions. */
export function spiderRows({ portfolios }: Spider, texts: Texts): BlockTable {
  return {
    header: [texts('spider.portfolio'), ...spiderAxes.map((axis) => texts(`spider.figure.${axis}`))],
    rows: portfolios.map(({ name, points }) => [
      name,
      ...spiderAxes.map((axis) => {
        const point = points.find((each) => each.axis === axis);
        return point ? toNumberOrNull(point.figure) : null;
      }),
    ]),
  };
}
