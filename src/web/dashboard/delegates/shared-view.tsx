import { FolderInput } from 'lucide-react';
import { href, Link } from 'react-router';
import type { SharedAccount } from '#contracts/people/delegations.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PortfolioTypeTag } from '../../ui/portfolio-type/portfolio-type.tsx';
import { Tag } from '../../ui/tag.tsx';
import columnStyles from '../columns.module.css';
import headStyles from '../page-head.module.css';
import lines from '../people-lines.module.css';
import styles from './delegates.module.css';

/** Lists the accounts that clients share with the reader: the owner, the extent and the last day. */
export function SharedView({ accounts }: { readonly accounts: readonly SharedAccount[] }) {
  const texts = useTexts();
  return (
    <>
      <title>{texts('shell.entries.shared')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('shell.entries.shared')}</h1>
          <p className={headStyles.text}>{texts('delegates.sharedText')}</p>
        </div>
      </header>
      <div className={columnStyles.cards}>
        {accounts.map((account) => (
          <Shared key={account.delegation} account={account} />
        ))}
      </div>
    </>
  );
}

function Shared({ account: { delegation, account, portal, area, until, portfolios } }: { readonly account: SharedAccount }) {
  const texts = useTexts();
  const formats = useFormats();
  const text = `${portal} · ${texts('delegates.until', { date: formats.date(until) })}`;
  return (
    <Card
      title={account}
      text={text}
      tools={<Tag tone={area === 'percentages' ? 'accent' : 'neutral'}>{texts(`delegates.area.${area}`)}</Tag>}
      isFlush
    >
      {portfolios.length === 0 ? (
        <EmptyState icon={FolderInput} title={texts('delegates.sharedEmpty')} text={texts('delegates.sharedEmptyText')} />
      ) : (
        <ul className={lines.list}>
          {portfolios.map(({ address, name, type }) => (
            <li key={address} className={lines.line}>
              <Link to={href('/shared/:delegation/portfolio/:portfolio', { delegation, portfolio: address })} className={styles.open}>
                {name}
              </Link>
              <PortfolioTypeTag type={type} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
