import { Form } from 'react-router';
import { type ExplorerPage, type FundFacet, fundFacets, fundOrders } from '#contracts/explorer.ts';
import type { Texts } from '#wording/texts.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ChoiceMenu } from '../lists/choice-menu.tsx';
import { FindField } from '../table/find-field.tsx';
import { explorerAddress } from './explorer-address.ts';
import styles from './explorer.module.css';

interface FiltersProps {
  readonly path: string;
  readonly explorer: Pick<ExplorerPage, 'query' | 'facets' | 'order'>;
}

/** Shows the search, the filters and the order of the funds; the address stores their values. */
export function ExplorerFilters({ path, explorer }: FiltersProps) {
  const texts = useTexts();
  const { query, order } = explorer;
  return (
    <search aria-label={texts('explorer.title')} className={styles.filters}>
      <Form method="get" action={path} preventScrollReset>
        {Object.entries({ ...query, search: undefined, page: undefined }).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <FindField key={query.search} label={texts('explorer.search')} name="search" defaultValue={query.search} />
      </Form>
      <div className={styles.chips}>
        {fundFacets.map((facet) => (
          <Facet key={facet} facet={facet} path={path} explorer={explorer} />
        ))}
        <ChoiceMenu
          trigger={texts(`explorer.orders.${order}`)}
          options={fundOrders.map((each) => ({
            key: each,
            label: texts(`explorer.orders.${each}`),
            href: explorerAddress(path, query, { order: each }),
            isChosen: each === order,
          }))}
        />
      </div>
    </search>
  );
}

/** Set, it says to what and is taken away with a press; else its values with how many funds each has. */
function Facet({ facet, path, explorer: { query, facets } }: FiltersProps & { readonly facet: FundFacet }) {
  const texts = useTexts();
  const chosen = query[facet];
  if (chosen !== undefined)
    return (
      <Chip isOn href={explorerAddress(path, query, { [facet]: undefined })}>
        {nameOf(facet, chosen, texts)}
      </Chip>
    );
  const values = facets.filter((each) => each.facet === facet);
  if (values.length < 2) return null;
  const options = values.map(({ value, count }) => ({
    key: value,
    label: texts('explorer.choice', { name: nameOf(facet, value, texts), count }),
    href: explorerAddress(path, query, { [facet]: value }),
  }));
  return <ChoiceMenu trigger={texts(`explorer.${facet}`)} options={options} />;
}

function nameOf(facet: FundFacet, value: string, texts: Texts): string {
  if (facet === 'type') return texts(`instrumentTypes.${value as InstrumentType}`);
  return facet === 'assetClass' ? texts(`assetClasses.${value as AssetClass}`) : value;
}
