import type { CSSProperties } from 'react';
import type { ShownSpiderPoint, Spider } from '#contracts/datasets/returns.ts';
import { type SpiderAxis, spiderAxes } from '#finance/risk/spider.ts';
import type { Formats } from '#wording/formats.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { spiderLine } from './spider-line.ts';
import styles from './spider.module.css';

/** The figures behind the points, a column a portfolio: also the legend of the drawing. */
export function SpiderTable({ portfolios }: Pick<Spider, 'portfolios'>) {
  const texts = useTexts();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{texts('spider.portfolio')}</span>
            </th>
            {portfolios.map(({ id, name }, at) => (
              <th key={id} scope="col">
                <span className={styles.sample} style={{ '--line': spiderLine(at).color } as CSSProperties} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spiderAxes.map((axis) => (
            <tr key={axis}>
              <th scope="row">{texts(`spider.figure.${axis}`)}</th>
              {portfolios.map(({ id, points }) => (
                <Point key={id} point={points.find((each) => each.axis === axis)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Point({ point }: { readonly point: ShownSpiderPoint | undefined }) {
  const formats = useFormats();
  return <td>{point && <FigureView figure={point.figure}>{(value) => written[point.axis](value, formats)}</FigureView>}</td>;
}

const asReturn = (value: number, formats: Formats) => formats.percent(value);
const asShare = (value: number, formats: Formats) => formats.share(value);

const written: Readonly<Record<SpiderAxis, (value: number, formats: Formats) => string>> = {
  return: asReturn,
  volatility: asShare,
  drawdown: asReturn,
  incomeYield: asShare,
  charges: asShare,
  diversification: (value, formats) => formats.ratio(value),
};
