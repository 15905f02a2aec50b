import type { ExploredFund, FundQuery, FundSpread } from '#contracts/explorer.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { WeightBar } from '../../ui/pictures/weight-bar.tsx';
import { sliceColor } from '../blocks/allocation/slice-color.ts';
import { sliceName } from '../blocks/allocation/slice-name.ts';
import { SecurityView } from '../fund/security-view.tsx';
import { Table } from '../table/table.tsx';
import styles from './explorer.module.css';

interface ExploredFundViewProps {
  readonly path: string;
  readonly query: FundQuery;
  readonly fund: ExploredFund;
}

/** A fund of the explorer: its price, how it is spread, and what is recorded of it. */
export function ExploredFundView({ path, query, fund }: ExploredFundViewProps) {
  const texts = useTexts();
  return (
    <SecurityView
      fund={fund}
      hasPrices={fund.type !== 'PrivateEquity'}
      asOf={fund.asOf}
      range={query.range}
      hrefOf={(range) => `${path}?range=${range}`}
      back={{ href: path.slice(0, path.lastIndexOf('/')), label: texts('explorer.back') }}
    >
      {fund.isCurrencyAssumed && (
        <Card>
          <p>{texts('explorer.currencyAssumed', { currency: fund.priceUnit })}</p>
        </Card>
      )}
      {fund.spreads.length > 0 && <Spreads fund={fund} />}
    </SecurityView>
  );
}

function Spreads({ fund: { spreads, spreadDays } }: Pick<ExploredFundViewProps, 'fund'>) {
  const texts = useTexts();
  const formats = useFormats();
  const day = spreadDays.at(-1);
  return (
    <Card title={texts('explorer.spread')} {...(day && { text: texts('explorer.spreadOn', { day: formats.date(day) }) })} isFlush>
      <div className={styles.spreads}>
        {spreads.map((spread) => (
          <Spread key={spread.by} spread={spread} />
        ))}
      </div>
    </Card>
  );
}

function Spread({ spread: { by, parts } }: { readonly spread: FundSpread }) {
  const texts = useTexts();
  const formats = useFormats();
  const heads = [{ label: texts(`allocation.by.${by}`), isText: true }, { label: texts('explorer.weight') }];
  const rows = parts.map(({ key, weight }, at) => {
    const bar = <WeightBar key="weight" share={weight} text={formats.share(weight)} color={sliceColor(by, key, at)} />;
    return { key, cells: [sliceName({ dimension: by, key }, { texts, formats }), bar], figure: bar };
  });
  const name = texts(`explorer.spreads.${by}`);
  return (
    <section>
      <h3 className={styles.heading}>{name}</h3>
      <Table name={name} columns={heads} rows={rows} />
    </section>
  );
}
