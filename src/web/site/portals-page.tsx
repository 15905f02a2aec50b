import { useTexts } from '../lib/texts.tsx';
import { BrandLine } from '../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './portals-page.module.css';

interface PortalsPageProps {
  readonly brand: ShownBrand;
  readonly portals: readonly { readonly id: string; readonly name: string }[];
}

/** Where somebody who is on several portals chooses one. */
export function PortalsPage({ brand, portals }: PortalsPageProps) {
  const texts = useTexts();
  return (
    <main className={styles.page}>
      <title>{`${texts('site.portals')} · ${brand.name}`}</title>
      <BrandLine brand={brand} className={styles.brand} />
      <div className={styles.words}>
        <h1>{texts('site.portals')}</h1>
        <ul className={styles.portals}>
          {portals.map(({ id, name }) => (
            <li key={id}>
              <LinkButton to={`/dashboard/${id}`} size="large" isWide>
                {name}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
