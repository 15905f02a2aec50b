import { Briefcase } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PortfolioType } from '../../../ui/portfolio-type/portfolio-type.tsx';
import { ValueRow, ValueRows } from '../../lists/value-row.tsx';
import { portalAddress } from '../../report-address.ts';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockViewProps } from '../block.tsx';
import styles from './own-accounts.module.css';
import type { ShownAccounts } from './select-own-accounts.ts';

/** A row each, which leads to the account. */
export function OwnAccountsView({ shown: { rows, currency, period }, report }: BlockViewProps<ShownAccounts>) {
  const texts = useTexts();
  if (rows.length === 0)
    return (
      <BlockFrame title={texts('ownAccounts.title')}>
        <EmptyState icon={Briefcase} title={texts('ownAccounts.empty')} text={texts('ownAccounts.emptyText')} />
      </BlockFrame>
    );
  return (
    <BlockFrame title={texts('ownAccounts.title')} isFlush>
      <ValueRows>
        {rows.map((account) => (
          <ValueRow
            key={account.id}
            of={account}
            href={portalAddress(report, `account/${account.id}`)}
            kind={<Kinds of={account.portfolioTypes} />}
            total={{ currency, period }}
          />
        ))}
      </ValueRows>
    </BlockFrame>
  );
}

/** Lists the types of portfolio in the account. */
function Kinds({ of: types }: { readonly of: readonly string[] }) {
  return (
    <span className={styles.kinds}>
      {types.map((type) => (
        <PortfolioType key={type} type={type} />
      ))}
    </span>
  );
}
