import { Link } from 'react-router';
import type { ListedFund } from '#contracts/explorer.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { priceText } from './price-text.ts';
import styles from './explorer.module.css';

interface SpotlightProps {
  readonly path: string;
  readonly funds: readonly ListedFund[];
}

/** The funds that the firm puts forward, above the list of all. */
export function Spotlight({ path, funds }: SpotlightProps) {
  const texts = useTexts();
  return (
    <Card title={texts('explorer.spotlight')} text={texts('explorer.spotlightText')} className={styles.spotlight}>
      <ul className={styles.forward}>
        {funds.map((fund) => (
          <li key={fund.id}>
            <SpotlightFund path={path} fund={fund} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SpotlightFund({ path, fund }: { readonly path: string; readonly fund: ListedFund }) {
  const texts = useTexts();
  const formats = useFormats();
  const { id, name, symbol, type, assetClass, region, charge, price } = fund;
  const kind = [texts(`instrumentTypes.${type}`), texts(`assetClasses.${assetClass}`), region].filter(Boolean).join(' · ');
  return (
    <article className={styles.put}>
      <h3>
        <Link className={styles.name} to={`${path}/${id}`}>
          {name}
        </Link>
      </h3>
      <p className={styles.kind}>{[symbol, kind].join(' · ')}</p>
      {price && <p>{priceText(price, { texts, formats })}</p>}
      {charge !== null && <p className={styles.kind}>{`${texts('explorer.charge')}: ${formats.share(charge)}`}</p>}
    </article>
  );
}
