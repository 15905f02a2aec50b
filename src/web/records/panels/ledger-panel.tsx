import { href, Link } from 'react-router';
import type { PanelData } from '#contracts/records.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { listAddress } from '../record-address.ts';
import styles from './subscription-panel.module.css';

/** Links to the portfolio where the ledger is changed, to its account and to the other records. */
export function LedgerPanel({ data: { portalId: portal, account, portfolio } }: { readonly data: PanelData['ledger'] }) {
  const texts = useTexts();
  const filters = { portfolioId: portfolio.id };
  return (
    <Card title={portfolio.name} text={texts('records.ledgerText')}>
      <dl className={styles.use}>
        <dt>{texts('records.ledgerPortfolio')}</dt>
        <dd>
          <Link to={href('/dashboard/:portal/portfolio/:portfolio', { portal, portfolio: portfolio.address })}>{portfolio.name}</Link>
        </dd>
        <dt>{texts('records.ledgerAccount')}</dt>
        <dd>
          <Link to={listAddress('accounts', { open: account.id })}>{account.name}</Link>
        </dd>
        <dt>{texts('records.ledgerRest')}</dt>
        <dd>
          <Link to={listAddress('holdings', { filters })}>{texts('collections.holdings.plural')}</Link>
          {' · '}
          <Link to={listAddress('transactions', { filters })}>{texts('collections.transactions.plural')}</Link>
        </dd>
      </dl>
    </Card>
  );
}
