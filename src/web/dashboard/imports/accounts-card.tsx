import { Form, useNavigation } from 'react-router';
import type { ImportAccount, OpenedImport } from '#contracts/imports.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PortfolioChoice } from './portfolio-choice.tsx';
import styles from './imports.module.css';

/** The accounts that the files name, and the portfolio of each; without one its rows wait. The only account of a file needs no choice. */
export function AccountsCard({ one: { outcome, portfolios } }: { readonly one: OpenedImport }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const accounts = outcome?.accounts ?? [];
  if (accounts.every(({ matchedBy }) => matchedBy === 'file')) return null;
  const unknown = accounts.filter(({ portfolioId }) => portfolioId === null).length;
  return (
    <Card
      title={texts('imports.accounts.title')}
      text={unknown > 0 ? texts('imports.accounts.missing', { count: unknown }) : texts('imports.accounts.text')}
    >
      <Form method="post" className={styles.files}>
        <input type="hidden" name="intent" value="accounts" />
        <div className={styles.two}>
          {accounts.map((account, at) => (
            <AccountField key={`${account.source} ${account.account}`} account={account} at={at} portfolios={portfolios} />
          ))}
        </div>
        <div>
          <Button type="submit" look={unknown > 0 ? 'primary' : 'default'} disabled={isBusy}>
            {texts('imports.accounts.save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

interface AccountFieldProps extends Pick<OpenedImport, 'portfolios'> {
  readonly account: ImportAccount;
  readonly at: number;
}

function AccountField({ account: { source, account, rows, portfolioId, matchedBy }, at, portfolios }: AccountFieldProps) {
  const texts = useTexts();
  const known = matchedBy === null || matchedBy === 'file' ? [] : [texts(`imports.accounts.matchedBy.${matchedBy}`)];
  return (
    <div>
      <input type="hidden" name={`source-${at}`} value={source} />
      <input type="hidden" name={`account-${at}`} value={account} />
      <PortfolioChoice
        label={account}
        hint={[texts('imports.securities.rows', { count: rows }), ...known].join(' · ')}
        name={`portfolio-${at}`}
        portfolios={portfolios}
        chosen={portfolioId}
      />
    </div>
  );
}
