import type { ReactNode } from 'react';
import type { AdviceResult, ProfileOfLevel } from '#contracts/investment-advice.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { WeightBar } from '../../ui/pictures/weight-bar.tsx';
import { sliceColor } from '../blocks/allocation/slice-color.ts';
import { Table } from '../table/table.tsx';
import styles from './investment-advice.module.css';

/** The name, expected return, sector and factsheet of a profile, as far as there are any. */
export function ProfileFacts({ sector, profile }: Pick<AdviceResult, 'sector' | 'profile'>) {
  const texts = useTexts();
  const formats = useFormats();
  const { name, returns = null, factsheetUrl } = profile ?? {};
  const factsheet = factsheetUrl ? <OutsideLink href={factsheetUrl}>{texts('investmentAdvice.openFactsheet')}</OutsideLink> : null;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts('investmentAdvice.profile'), name],
    [texts('investmentAdvice.returns'), returns === null ? null : formats.share(returns)],
    [texts('investmentAdvice.sector'), sector],
    [texts('investmentAdvice.factsheet'), factsheet],
  ];
  return <FactList facts={facts.filter(([, value]) => Boolean(value))} />;
}

/** A model with the share of each asset class that it aims at; a part of a card. */
export function ProfileModel({ model: { name, targets } }: { readonly model: ProfileOfLevel['models'][number] }) {
  const texts = useTexts();
  const formats = useFormats();
  const title = texts('investmentAdvice.model', { name });
  const columns = [{ label: texts('investmentAdvice.assetClass'), isText: true }, { label: texts('investmentAdvice.target') }];
  const rows = targets.map(({ key, target }, at) => {
    const bar = <WeightBar key="target" share={target} text={formats.share(target)} color={sliceColor('assetClass', key, at)} />;
    return { key, cells: [texts(`assetClasses.${key as AssetClass}`), bar], figure: bar };
  });
  return (
    <section className={styles.model}>
      <h3 className={styles.heading}>{title}</h3>
      <Table name={title} columns={columns} rows={rows} />
    </section>
  );
}
